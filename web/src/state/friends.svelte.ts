/** My friends as the lobby tells them: whoever comes, goes, asks or invites shows at once. */
import { Connection } from "../api/connection";
import type { Friends } from "../protocol";
import { session } from "./me.svelte";

let waiting = $state(0);

/** How many ask to be friends or keep a seat for us, as far as was heard. */
export function waitingForMe(): number {
  return waiting;
}

/** Whoever hears of friends says so. */
export function hearOfFriends({ asking, invitations }: Friends): void {
  waiting = asking.length + invitations.length;
}

export class FriendsLine {
  /** null: not told yet. */
  known = $state.raw<Friends | null>(null);

  /** To be called in an effect: listens until what it returns is called. */
  listen(): () => void {
    let connection: Connection | null = null;
    let isOver = false;
    session().then(
      () => {
        if (isOver) return;
        connection = new Connection("/ws/lobby", {
          onMessage: (message) => message.type === "friends" && this.note(message.friends),
          onState: () => undefined, // a list that is some seconds old is no news
          since: () => null,
        });
      },
      () => undefined, // the page itself says that the server is away
    );
    return () => {
      isOver = true;
      connection?.close();
    };
  }

  /** What a call has answered is known before the lobby tells it. */
  note(friends: Friends | undefined): void {
    if (!friends) return;
    this.known = friends;
    hearOfFriends(friends);
  }
}
