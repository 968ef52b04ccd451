/** A WebSocket without a network: a test plays the server. */
import { vi } from "vitest";
import type { ServerMessage } from "../src/protocol";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every socket that was opened, the latest last. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: unknown[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly address: URL;

  constructor(address: string | URL) {
    this.address = new URL(address);
    FakeSocket.all.push(this);
  }

  static get latest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // --- what the server does -------------------------------------------------------------------------

  tells(message: ServerMessage): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** Until the end of the test everybody gets such sockets. */
export function fakeSockets(): typeof FakeSocket {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  return FakeSocket;
}
