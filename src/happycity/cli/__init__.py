"""The commands.  `happycity --help` lists them; each is a file of its own."""


def main() -> None:
    """Run the command line."""
    # Imported here: whoever imports the package for something else does not pay for the command line.
    from happycity.cli.app import run

    run()
