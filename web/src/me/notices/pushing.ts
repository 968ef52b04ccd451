/** Pushes in this browser: whether it can show them, and its subscription. */
import type { NewDevice } from "../../protocol";

/** What keeps this browser from showing pushes; null: nothing. */
export type Obstacle = "insecure" | "missing" | "denied" | "unwilling";

export function obstacle(): Obstacle | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

/** How the server calls this browser, if it is subscribed. */
export async function deviceHere(): Promise<string | null> {
  if (obstacle()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? idOf(subscription.endpoint) : null;
}

/** Ask the person and the browser; what keeps them from it, if something does. */
export async function subscribe(serverKey: string): Promise<NewDevice | Obstacle> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const made = await subscription(serverKey).catch(() => null);
  if (!made) return "unwilling";
  const { keys = {} } = made.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return { endpoint: made.endpoint, p256dh, auth };
}

/** Rejected where a browser has no push service, or does not let it be used, as in private windows. */
async function subscription(serverKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  await before?.unsubscribe(); // it may be for another server's key
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
