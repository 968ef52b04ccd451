"""Results and cards as tables and pages."""
