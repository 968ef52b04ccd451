/** My friends as the lobby tells them: whoever comes, goes, asks or invites shows at once. */
import { Connection } from "../api/connection";
import { amGuestHere, call } from "../api/http";
import type { Friends, InvitedTo } from "../protocol";
import { session } from "./me.svelte";

/** Milliseconds between two questions where nobody tells us. */
const ASKED_EVERY = 40_000;

let asking = $state(0);
let kept = $state.raw<readonly InvitedTo[]>([]);

/** How many ask to be friends or keep a seat for us, as far as was heard. */
export function waitingForMe(): number {
  return asking + kept.length;
}

/** The seats that are kept for us, as far as was heard. */
export function keptForMe(): readonly InvitedTo[] {
  return kept;
}

/** Whoever hears of friends says so. */
export function hearOfFriends(friends: Friends): void {
  asking = friends.asking.length;
  kept = friends.invitations;
}

/**
 * To be called in an effect, where the lobby is not listened to: a second line for everybody who plays would be dear, and
 * a seat that is kept waits so long.
 */
export function askForInvitations(): () => void {
  async function ask(): Promise<void> {
    if (document.hidden) return;
    await session();
    if (!amGuestHere()) hearOfFriends(await call("GET /api/me/friends"));
  }
  const tryAsking = () => void ask().catch(() => undefined); // the table itself says that the server is away
  tryAsking();
  const timer = setInterval(tryAsking, ASKED_EVERY);
  document.addEventListener("visibilitychange", tryAsking);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tryAsking);
  };
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
