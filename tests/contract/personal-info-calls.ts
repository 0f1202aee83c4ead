import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import type { ErrorCode } from "#gateway/endpoint.ts";
import type { Caller } from "../support/caller.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";
import { withPin } from "./withdrawal-calls.ts";
import { realMemberErrors, sessionErrors, type Provocation } from "./session-errors.ts";

/** Successful calls about what members say about themselves. */
export const personalInfoSuccesses = {
  async personalInfo(caller) {
    const { token } = await withPin(caller);
    expect(await caller.value("personalInfo", {}, { token })).toEqual({
      nickname: "",
      birthday: null,
      payeeName: "J•••• d•••• C••••",
      language: null,
      languageName: null,
    });
  },
  async favouriteLanguages(caller) {
    const listed = await caller.value("favouriteLanguages", {}, { token: await caller.signIn("juan") });
    expect(listed).toEqual(expect.arrayContaining([{ code: "TY", name: "Filipino" }]));
  },
  async setFavouriteLanguage(caller) {
    const member = newMember(`lan${randomUUID().slice(0, 8)}`);
    const { token, language } = await caller.value("register", member);
    expect(language).toBeUndefined();
    await caller.value("setFavouriteLanguage", { favourite: "TY" }, { token });
    expect(await caller.value("personalInfo", {}, { token })).toMatchObject({
      language: "TY",
      languageName: "Filipino",
    });
    const sign = { username: member.username, password: NEW_PASSWORD, type: "username" } as const;
    expect((await caller.value("login", sign)).language).toBe("TY");
  },
  async setPersonalInfo(caller) {
    const { token } = await withPin(caller);
    await caller.value("setPersonalInfo", { nickname: "Juana", birthday: "1990-02-28" }, { token });
    await caller.value("setPersonalInfo", { birthday: "1990-02-28" }, { token });
    expect(await caller.value("personalInfo", {}, { token })).toMatchObject({
      nickname: "Juana",
      birthday: "1990-02-28",
    });
    expect((await caller.value("memberInfo", {}, { token })).nickname).toBe("Juana");
    // What a form sends as it is changes nothing.
    await caller.value("setPersonalInfo", { nickname: " Juana " }, { token });
    await caller.value("setPersonalInfo", { nickname: "" }, { token });
    expect((await caller.value("personalInfo", {}, { token })).nickname).toBe("Juana");
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** How to provoke each error that these calls declare. */
export const personalInfoProvocations: Partial<Record<CallName, Partial<Record<ErrorCode, Provocation>>>> = {
  personalInfo: sessionErrors("personalInfo"),
  favouriteLanguages: sessionErrors("favouriteLanguages"),
  setFavouriteLanguage: {
    ...realMemberErrors("setFavouriteLanguage"),
    "field.invalid": async (caller) =>
      caller.call("setFavouriteLanguage", { favourite: "Klingon" }, { token: await caller.signIn("juan") }),
  },
  setPersonalInfo: {
    ...realMemberErrors("setPersonalInfo"),
    "field.invalid": async (caller) =>
      caller.call("setPersonalInfo", { birthday: "2010-01-01" }, { token: await caller.signIn("juan") }),
    "nickname.fixed": async (caller) =>
      caller.call("setPersonalInfo", { nickname: "Another" }, { token: await caller.signIn("maria") }),
  },
};
