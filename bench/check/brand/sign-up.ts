import type { JsonObject } from "#kernel/json.ts";
import type { Chance } from "./chance.ts";

/** A brand's own sections about registration, sign-in and access; unchanged sections are absent. */
export interface SignUp {
  registration: JsonObject;
  rules?: JsonObject;
  forms?: JsonObject;
  access?: JsonObject;
}

const optional = ["idNumber", "wechat", "line", "whatsapp", "zalo", "nickname", "email", "recommenderId"] as const;

/** Of a hundred brands 40 have their own rules, 40 change forms, and 30 have their own access rule. */
export function signUpOf(chance: Chance): SignUp {
  const hasRules = chance.often(40);
  return {
    registration: registrationOf(chance, hasRules),
    ...(hasRules && { rules: rulesOf(chance) }),
    ...(chance.often(40) && { forms: formsOf(chance) }),
    ...(chance.often(30) && { access: accessOf() }),
  };
}

function registrationOf({ some, pick }: Chance, hasRules: boolean): JsonObject {
  const fields = Object.fromEntries(
    some(optional, 5).map((name) => [name, { enabled: true, required: pick([true, false]) } as JsonObject]),
  );
  if (hasRules) fields["nickname"] = { ...fields["nickname"], rule: "clubName" };
  return { fields };
}

/** A rule for the nickname, and a longer user name than base requires. */
function rulesOf({ number }: Chance): JsonObject {
  const messages = { pattern: "club.name", minLength: "club.name", maxLength: "club.name" };
  return {
    clubName: { pattern: "[\\p{L}\\p{M}' .-]+", minLength: 2, maxLength: 10 + number(10), messages },
    username: { minLength: 5, maxLength: 14 + number(2) },
  };
}

/** The fields in another order and with other icons. */
function formsOf({ pick }: Chance): JsonObject {
  return {
    "register-username": { fields: { $order: [pick(["nickname", "email", "password"]), "username", "..."] } },
    "login-username": { fields: { username: { icon: pick(["phone", "star"]), clearable: false } } },
  };
}

/** Promotions for real accounts only. */
function accessOf(): JsonObject {
  const toLogin = { when: { visitor: "guest" }, do: { action: "redirect", to: "login" } };
  const toToast = { when: { memberType: [4] }, do: { action: "toast", text: "club.members", for: 2000 } };
  return { club: { description: "Promotions of the club: real accounts only.", enter: [toLogin, toToast] } };
}
