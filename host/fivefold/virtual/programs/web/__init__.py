"""The console behind the page."""
