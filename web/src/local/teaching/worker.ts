/** The worker of a teacher: it reads the kernel's module and hears a page. See messages.ts for what is said. */
import { brokenBy, Loading } from "../thread/loading";
import type { Asked, Told } from "./messages";
import { Teacher } from "./teacher";

const worker = self as unknown as {
  postMessage(told: Told): void;
  onmessage: (event: MessageEvent<Asked>) => void;
};
const tell = (told: Told) => worker.postMessage(told);
const loading = new Loading((name) => tell({ type: "weights-wanted", name }));
const teacher = loading.kernel().then((kernel) => new Teacher(kernel, tell));
teacher.catch(() => undefined); // whoever asks is told

worker.onmessage = ({ data }) => void heard(data);

async function heard(asked: Asked): Promise<void> {
  if (asked.type === "weights") return loading.found(asked.address);
  try {
    const here = await teacher;
    if (asked.type === "stop") here.stop(asked.n);
    else await here.ask(asked);
  } catch (error) {
    if (!brokenBy(error)) throw error;
    tell({ type: "broken" });
  }
}
