/** Numbers in the kernel's records, by the fields that `layout.ts` tells; records are little-endian everywhere. */
import type { Field } from "./layout";

const SIZE = { i1: 1, i2: 2, i4: 4, i8: 8, u8: 8, f4: 4, f8: 8 } as const;

/** One number; `index` has as many entries as the field has dimensions. Numbers of eight bytes must be small ones. */
export function read(bytes: Uint8Array, field: Field, ...index: number[]): number {
  return readAt(viewOf(bytes), field.kind, field.at + offset(field, index));
}

/** The numbers of the last dimension: all of them, or the first so many. */
export function row(bytes: Uint8Array, field: Field, index: number[] = [], most = Infinity): number[] {
  const view = viewOf(bytes);
  const first = field.at + offset(field, index);
  const count = Math.min(field.shape.at(-1) ?? 1, most);
  return Array.from({ length: count }, (_, i) => readAt(view, field.kind, first + i * SIZE[field.kind]));
}

export function write(bytes: Uint8Array, field: Field, value: number, ...index: number[]): void {
  const view = viewOf(bytes);
  const at = field.at + offset(field, index);
  if (field.kind === "i1") view.setInt8(at, value);
  else if (field.kind === "i2") view.setInt16(at, value, true);
  else if (field.kind === "i4") view.setInt32(at, value, true);
  else if (field.kind === "f4") view.setFloat32(at, value, true);
  else if (field.kind === "f8") view.setFloat64(at, value, true);
  else view.setBigInt64(at, BigInt(value), true);
}

/** Write a number of eight bytes that may be a great one. */
export function writeWide(bytes: Uint8Array, field: Field, value: bigint): void {
  viewOf(bytes).setBigInt64(field.at, value, true);
}

/** Write an array into the last dimension of a field. */
export function writeRow(
  bytes: Uint8Array,
  field: Field,
  values: readonly number[],
  ...index: number[]
): void {
  values.forEach((value, i) => write(bytes, field, value, ...index, i));
}

/** Where a whole field lies, for copies from one record to another. */
export function part(bytes: Uint8Array, field: Field): Uint8Array {
  const items = field.shape.reduce((product, extent) => product * extent, 1);
  return bytes.subarray(field.at, field.at + items * SIZE[field.kind]);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Bytes from the beginning of a field; dimensions that are left out begin at 0. */
function offset(field: Field, index: readonly number[]): number {
  const nth = field.shape.reduce((sum, extent, i) => sum * extent + (index[i] ?? 0), 0);
  return nth * SIZE[field.kind];
}

function readAt(view: DataView, kind: Field["kind"], at: number): number {
  if (kind === "i1") return view.getInt8(at);
  if (kind === "i2") return view.getInt16(at, true);
  if (kind === "i4") return view.getInt32(at, true);
  if (kind === "f4") return view.getFloat32(at, true);
  if (kind === "f8") return view.getFloat64(at, true);
  return Number(kind === "u8" ? view.getBigUint64(at, true) : view.getBigInt64(at, true));
}
