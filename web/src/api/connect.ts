/** Listening to a table, wherever it lives: whoever listens does not know. */
import { isHere } from "../local/wire/messages";
import { Connection, type ConnectionListener } from "./connection";
import { HereConnection } from "./here";

export type TableLine = Connection | HereConnection;

export function connectTo(table: string, listener: ConnectionListener): TableLine {
  return isHere(table)
    ? new HereConnection(table, listener)
    : new Connection(`/ws/tables/${encodeURIComponent(table)}`, listener);
}
