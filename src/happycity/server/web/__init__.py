"""The doors: HTTP, WebSockets and the web client, with all that stands between them and the world."""
