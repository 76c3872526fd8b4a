"""The subcommands of `tabletop lab`."""
