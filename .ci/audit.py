"""Look for known vulnerabilities in what is installed, as far as the source of the reports can be reached.

Part of `make check`.  Where the source cannot be reached it says so and lets the check pass.
"""

import json
import subprocess
import sys
from pathlib import Path

COMMAND = [
    str(Path(sys.executable).with_name("pip-audit")),
    *("--local", "--skip-editable", "--progress-spinner", "off", "--format", "json", "--timeout", "10"),
]
LONGEST = 120  # seconds


def main() -> None:
    """Report, and fail if something is known to be unsafe."""
    try:
        done = subprocess.run(COMMAND, capture_output=True, text=True, timeout=LONGEST, check=False)
        found = json.loads(done.stdout)["dependencies"]
    except (subprocess.TimeoutExpired, json.JSONDecodeError):
        print("audit: the reports cannot be reached; nothing was audited")
        return
    audited = [one for one in found if "skip_reason" not in one]
    print(f"audit: {len(audited)} of {len(found)} packages could be looked up")
    unsafe = [(one["name"], one["version"], flaw["id"]) for one in audited for flaw in one["vulns"]]
    for name, version, flaw in unsafe:
        print(f"audit: {name} {version} has {flaw}: update it")
    sys.exit(1 if unsafe else 0)


if __name__ == "__main__":
    main()
