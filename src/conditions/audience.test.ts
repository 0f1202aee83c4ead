import { expect, test } from "vitest";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { audienceOf, eitherOf, entranceOf, type Audience } from "./audience.ts";
import { visitorKinds } from "./facts.ts";

/** "guest member? agent": those for whom it holds, with a mark if it depends. */
function short(audience: Audience): string {
  return visitorKinds
    .filter((kind) => audience[kind] !== "no")
    .map((kind) => kind + (audience[kind] === "maybe" ? "?" : ""))
    .join(" ");
}

test.each<[Condition | undefined, string]>([
  [undefined, "guest member trial agent"],
  [{ visitor: "guest" }, "guest"],
  [{ visitor: ["member", "agent"] }, "member agent"],
  [{ not: { visitor: "guest" } }, "member trial agent"],
  [{ memberType: [4] }, "trial"],
  [{ memberType: [0, 40] }, "member"],
  [{ memberType: [40] }, "member?"],
  [{ not: { memberType: [2] } }, "guest member trial agent?"],
  [{ flag: "ON" }, "guest member trial agent"],
  [{ flag: "OFF" }, ""],
  [{ promotion: "REFERRAL" }, "guest? member? trial? agent?"],
  [{ all: [{ visitor: "guest" }, { device: "ios" }] }, "guest?"],
  [{ any: [{ visitor: "guest" }, { remote: "newMemberCentre" }] }, "guest member? trial? agent?"],
  [{ all: [{ flag: "OFF" }, { device: "ios" }] }, ""],
])("%j holds for: %s", (condition, expected) => {
  expect(short(audienceOf([condition], { ON: true, OFF: false }))).toBe(expected);
});

test("access rules admit visitors whom none of them refuses", () => {
  const guestsOut = { when: { visitor: "guest" as const }, do: { action: "redirect" as const, to: "login" } };
  const unlessReferral = { when: { not: { promotion: "REFERRAL" as const } }, do: { action: "open-login" as const } };
  expect(short(entranceOf([], {}))).toBe("guest member trial agent");
  expect(short(entranceOf([[guestsOut]], {}))).toBe("member trial agent");
  expect(short(entranceOf([[guestsOut], [unlessReferral]], {}))).toBe("member? trial? agent?");
  expect(short(entranceOf([[{ do: { action: "open-login" } }]], {}))).toBe("");
});

test("either holds where one does", () => {
  const [guests, agents] = (["guest", "agent"] as const).map((visitor) => audienceOf([{ visitor }], {})) as [
    Audience,
    Audience,
  ];
  expect(short(eitherOf([guests, agents]))).toBe("guest agent");
  expect(short(eitherOf([guests, audienceOf([{ device: "ios" }], {})]))).toBe("guest member? trial? agent?");
  expect(short(eitherOf([]))).toBe("");
});
