/** What the learned bots know, for tests: the package's own file, as the server would send it. */
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { WEIGHTS_VERSION } from "../src/local/kernel/facts";

const ENTRY = "weights.npy";
const DIRECTORY = 0x02014b50; // how an entry of a ZIP file's directory begins

/** The version in four bytes, then the numbers: `file_for_browsers` in src/happycity/bots/weights.py. */
export function shippedWeights(): Uint8Array {
  const row = withoutHead(entryOf(readFileSync("../src/happycity/bots/mind.npz")));
  const file = new Uint8Array(4 + row.length);
  new DataView(file.buffer).setUint32(0, WEIGHTS_VERSION, true);
  file.set(row, 4);
  return file;
}

/** The array of the archive that has the weights. */
function entryOf(archive: Buffer): Buffer {
  const named = archive.lastIndexOf(ENTRY); // the directory is at the end
  const listed = named - 46;
  if (listed < 0 || archive.readUInt32LE(listed) !== DIRECTORY) throw new Error(`no ${ENTRY} in mind.npz`);
  const [size, at] = [archive.readUInt32LE(listed + 20), archive.readUInt32LE(listed + 42)];
  const begin = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  return inflateRawSync(archive.subarray(begin, begin + size));
}

/** NumPy's head says what is in an array, and how long the head is. */
function withoutHead(array: Buffer): Buffer {
  return array.subarray(10 + array.readUInt16LE(8));
}
