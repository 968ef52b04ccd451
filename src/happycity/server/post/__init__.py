"""Ways to people who have no page open: pushes, mails, webhooks, each only if the host switches it on."""
