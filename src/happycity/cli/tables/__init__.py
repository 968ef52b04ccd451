"""What is shown in the terminal: cards, cities and results as drawings, tables and pages."""
