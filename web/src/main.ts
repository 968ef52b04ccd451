import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/card.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { keepWorker } from "./shell/worker";
import { settings } from "./state/settings.svelte";
import { speak } from "./texts/texts.svelte";

// A copy that found its root only by climbing (build/alone.ts) need not show that.
if (location.hash === "#up") history.replaceState(history.state, "", location.pathname + location.search);
void begin();

async function begin(): Promise<void> {
  await speak(settings.language);
  const target = document.getElementById("app");
  if (!target) throw new Error("index.html has no #app");
  mount(App, { target });
  keepWorker();
}
