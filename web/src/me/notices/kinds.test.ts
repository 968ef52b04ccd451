import { describe, expect, it } from "vitest";
import type { Notices } from "../../protocol";
import { clockOf, leadsSomewhere, minutesOf, withChannel, withKind } from "./kinds";

const NOTHING: Notices = {
  channels: ["push", "mail", "webhook"],
  push_key: "key",
  wishes: {},
  quiet: null,
  devices: [],
  mail: null,
  mail_confirmed: false,
  webhook: null,
  template: "json",
};

describe("wishes", () => {
  it("change by one kind and channel", () => {
    const one = { ...NOTHING, wishes: withKind(NOTHING, "push", "turn", true) };
    expect(one.wishes).toEqual({ push: ["turn"] });
    expect(withKind(one, "push", "turn", true)).toEqual({ push: ["turn"] });
    expect(withKind(one, "mail", "over", true)).toEqual({ push: ["turn"], mail: ["over"] });
    expect(withKind(one, "push", "turn", false)).toEqual({ push: [] });
  });

  it("begin with everything, and stay as they were chosen", () => {
    expect(withChannel(NOTHING, "mail")["mail"]).toHaveLength(5);
    const chosen = { ...NOTHING, wishes: { mail: ["turn" as const] } };
    expect(withChannel(chosen, "mail")).toEqual({ mail: ["turn"] });
  });
});

it("a channel leads somewhere once there is a place for it", () => {
  expect(leadsSomewhere(NOTHING, "push")).toBe(false);
  expect(leadsSomewhere({ ...NOTHING, mail: "a@b.test" }, "mail")).toBe(false);
  expect(leadsSomewhere({ ...NOTHING, mail: "a@b.test", mail_confirmed: true }, "mail")).toBe(true);
  expect(leadsSomewhere({ ...NOTHING, webhook: "https://b.test" }, "webhook")).toBe(true);
});

it("minutes are written as an input of time writes them", () => {
  for (const minutes of [0, 61, 450, 1439]) expect(minutesOf(clockOf(minutes))).toBe(minutes);
  expect(clockOf(450)).toBe("07:30");
});
