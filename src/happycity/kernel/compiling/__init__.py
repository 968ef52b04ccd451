"""How the kernel becomes machine code; knows no rules."""
