// Before the first paint: the theme that was chosen here, or else the device's. The settings take over from there.
{
  let chosen = "auto";
  try {
    chosen = JSON.parse(localStorage.getItem("happycity") ?? "{}").theme ?? "auto";
  } catch {
    // nothing is remembered, or nothing that can be read
  }
  const dark = chosen === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : chosen === "dark";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
