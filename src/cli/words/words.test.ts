import { describe, expect, test } from "vitest";
import { audienceOf } from "#conditions/audience.ts";
import type { Condition } from "#descriptor/vocabulary/condition.ts";
import { audienceWords } from "./audience-words.ts";
import { conditionWords } from "./condition-words.ts";

describe("a condition in words", () => {
  test.each<[Condition, string]>([
    [{ flag: "A" }, "the flag A is on"],
    [{ not: { flag: "A" } }, "the flag A is off"],
    [{ visitor: "guest" }, "the visitor is a guest"],
    [{ visitor: ["member", "agent"] }, "the visitor is a member or an agent"],
    [{ not: { visitor: "guest" } }, "the visitor is not a guest"],
    [{ memberType: [4, 40] }, "the member type is 4 or 40"],
    [{ not: { memberType: [4, 40] } }, "the member type is not 4 nor 40"],
    [{ promotion: "REFERRAL" }, "the promotion REFERRAL is on"],
    [{ device: "installed" }, "the device is an installed app"],
    [{ remote: "newMemberCentre" }, "the platform's switch newMemberCentre is on"],
    [{ compare: { of: { row: "status" }, in: ["open", "paid"] } }, 'the row\'s "status" is open or paid'],
    [{ not: { compare: { of: { row: "status" }, in: ["open", "paid"] } } }, 'the row\'s "status" is not open nor paid'],
    [
      { compare: { of: { input: "amount" }, atLeast: "5.00", below: "10.00" } },
      'what is typed in "amount" is 5.00 or more and is below 10.00',
    ],
    [{ compare: { of: { input: "bank" }, empty: false } }, 'what is typed in "bank" is not empty'],
    [{ not: { compare: { of: { input: "bank" }, empty: false } } }, 'what is typed in "bank" is empty'],
    [
      { all: [{ visitor: "guest" }, { any: [{ flag: "A" }, { flag: "B" }] }] },
      "the visitor is a guest and (the flag A is on or the flag B is on)",
    ],
    [{ not: { any: [{ flag: "A" }, { visitor: "guest" }] } }, "the flag A is off and the visitor is not a guest"],
  ])("%j", (condition, words) => expect(conditionWords(condition)).toBe(words));
});

describe("an audience in words", () => {
  test.each<[Condition | undefined, string]>([
    [undefined, "everyone"],
    [{ flag: "A" }, "nobody"],
    [{ visitor: "guest" }, "guests only"],
    [{ visitor: ["member", "agent"] }, "members and agents only"],
    [{ not: { visitor: "guest" } }, "signed-in visitors only"],
    [{ promotion: "REFERRAL" }, "everyone, on conditions"],
    [{ all: [{ not: { visitor: "guest" } }, { promotion: "REFERRAL" }] }, "signed-in visitors on conditions"],
    [{ any: [{ visitor: "guest" }, { promotion: "REFERRAL" }] }, "guests, and signed-in visitors on conditions"],
  ])("%j", (condition, words) => expect(audienceWords(audienceOf([condition], {}))).toBe(words));
});
