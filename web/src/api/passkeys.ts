/**
 * Passkeys: what the server asks of a device and what it answers is JSON, as WebAuthn has it; browsers take and give
 * bytes. Not all of them can do that change themselves yet.
 */
import type { Me, PasskeyInfo } from "../protocol";
import { call } from "./http";

/** Whether this browser can keep passkeys here: they belong to the name of a site, and need a line nobody listens to. */
export function canHavePasskeys(): boolean {
  const named = !/^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && named && "PublicKeyCredential" in window;
}

/** This device keeps a passkey of the account already, and makes no second one. */
export class HasPasskey extends Error {}

/** Let this device make a passkey for the account; all there are now. Null: the person thought better of it. */
export async function makePasskey(): Promise<PasskeyInfo[] | null> {
  const { options } = await call("POST /api/me/passkeys/wish");
  const publicKey = bytesIn(options) as unknown as PublicKeyCredentialCreationOptions;
  const credential = await asked(navigator.credentials.create({ publicKey }));
  if (!credential) return null;
  return (await call("POST /api/me/passkeys", { body: { credential } })).passkeys;
}

/** Log in with a passkey of this device. Null: the person thought better of it, or there is none. */
export async function logInWithPasskey(): Promise<Me | null> {
  const { options } = await call("POST /api/login/passkey/wish");
  const publicKey = bytesIn(options) as unknown as PublicKeyCredentialRequestOptions;
  const credential = await asked(navigator.credentials.get({ publicKey }));
  return credential && (await call("POST /api/login/passkey", { body: { credential } }));
}

/** What the device says; browsers do not tell whether somebody pressed “Cancel” or nothing fits, but that one is there. */
async function asked(answer: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const credential = await answer;
    return credential && textIn(credential as PublicKeyCredential);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "NotAllowedError") return null;
    throw error.name === "InvalidStateError" ? new HasPasskey() : error;
  }
}

const BYTES = new Set(["challenge", "id"]);

/** Options with bytes where the server wrote text. */
export function bytesIn(options: Readonly<Record<string, unknown>>, inside = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      if (typeof value === "string" && BYTES.has(name) && inside !== "rp") return [name, decoded(value)];
      if (Array.isArray(value))
        return [name, value.map((one) => (isObject(one) ? bytesIn(one, name) : (one as unknown)))];
      return [name, isObject(value) ? bytesIn(value, name) : value];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** A credential with text where the browser has bytes. */
function textIn({ id, rawId, type, response }: PublicKeyCredential): Record<string, unknown> {
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const told = response as unknown as Record<string, ArrayBuffer | null | undefined>;
  const found = parts.flatMap((part): [string, string][] => {
    const bytes = told[part];
    return bytes ? [[part, encoded(bytes)]] : [];
  });
  return { id, rawId: encoded(rawId), type, response: Object.fromEntries(found) };
}

/** Base64 without the letters that addresses do not like. */
export function encoded(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function decoded(text: string): Uint8Array {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
