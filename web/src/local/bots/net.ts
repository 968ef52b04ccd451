/**
 * The weights of the learned bots in the kernel's memory: asked for when the first of them thinks, and checked, because
 * with others it would play otherwise than on the server. Their file is made by src/happycity/bots/weights.py.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { WEIGHTS_FILE, WEIGHTS_VERSION } from "../kernel/facts";
import type { Area, Kernel } from "../kernel/kernel";
import { ROOM } from "../kernel/layout";
import { Refused } from "../rules/refused";

const HEAD_BYTES = 4;
const WEIGHTS = ROOM.net / Float32Array.BYTES_PER_ELEMENT;

const NETS = new WeakMap<Kernel, Promise<Area>>();

/** Where the weights lie; whoever needs them after a failure tries again. */
export function netOf(kernel: Kernel): Promise<Area> {
  const known = NETS.get(kernel);
  if (known) return known;
  const loading = loaded(kernel);
  NETS.set(kernel, loading);
  loading.catch(() => NETS.delete(kernel));
  return loading;
}

async function loaded(kernel: Kernel): Promise<Area> {
  const file = (await checked(kernel, false)) ?? (await checked(kernel, true));
  if (!file) throw new Refused("unlearned");
  const net = kernel.area(ROOM.net);
  decode(file, new Float32Array(net.bytes.buffer, net.address, WEIGHTS));
  return net;
}

async function checked(kernel: Kernel, afresh: boolean): Promise<Uint8Array | null> {
  const file = await kernel.fetchWeights(WEIGHTS_FILE, afresh);
  return file && isOurs(file) ? file : null;
}

/** Whole, of our version, and with the hash that its name promises. */
function isOurs(file: Uint8Array): boolean {
  if (file.length !== HEAD_BYTES + 2 * WEIGHTS) return false;
  const version = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  return (
    version === WEIGHTS_VERSION &&
    WEIGHTS_FILE.includes(bytesToHex(sha256(file.subarray(HEAD_BYTES))).slice(0, 16))
  );
}

/** From numbers of 16 bits to those of 32, which is exact. */
function decode(file: Uint8Array, into: Float32Array): void {
  const halves = new DataView(file.buffer, file.byteOffset + HEAD_BYTES);
  for (let i = 0; i < into.length; i++) into[i] = fromHalf(halves.getUint16(2 * i, true));
}

/** A number of 16 bits by IEEE 754: sign, five bits of exponent, ten of fraction. None of ours is infinite. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = (bits & 1023) / 1024;
  return sign * (exponent ? (1 + fraction) * 2 ** (exponent - 15) : fraction * 2 ** -14);
}
