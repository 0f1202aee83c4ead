import { expect, test } from "vitest";
import { acme, zenith } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import { imageFile, LARGEST } from "../support/images.ts";
import { returning } from "./made-deposits.ts";

const caller = callerOn("PostgreSQL", { merchants: [acme, zenith] });

const codeOf = async (path: string, init: RequestInit = {}): Promise<[number, string]> => {
  const response = await fetch(caller.platform.url + path, {
    ...init,
    headers: { "merchant-code": acme.code, ...(init.headers as Record<string, string>) },
  });
  return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
};
const formOf = (...sizes: number[]): FormData => {
  const form = new FormData();
  form.append("id", "double-start");
  for (const size of sizes) form.append("images", imageFile("png", "photo.png", size));
  return form;
};
const json = { "content-type": "application/json" };

test("from a blocked address no call is answered, not even the start-up call", async () => {
  await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { blockedAddresses: ["203.0.113.77"] });
  for (const [address, status] of [
    ["203.0.113.77", 403],
    ["203.0.113.78", 200],
  ] as const) {
    const answer = await caller.call("startUp", {}, { merchant: zenith.code, address });
    expect([answer.status, answer.failure.error?.code]).toEqual([
      status,
      status === 403 ? "address.blocked" : undefined,
    ]);
  }
  await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { blockedAddresses: [] });
});

test("a path outside the contract is an unknown request", async () => {
  expect(await codeOf("/api/nothing")).toEqual([404, "request.unknown"]);
  expect(await codeOf("/api/wallet", { method: "PUT" })).toEqual([404, "request.unknown"]);
});

test.each([
  ["a missing parameter", "/api/settings", {}],
  ["a value out of range", "/api/games/hot?language=EN&limit=1000", {}],
  ["a search of 500 characters", `/api/games/list?language=EN&gameName=${"x".repeat(500)}`, {}],
  ["an unknown category", "/api/games/list?language=EN&gameType=NONE", {}],
  ["a page before the first", "/api/games/list?language=EN&pageNo=0", {}],
  ["a search for a character that no database stores", "/api/games/list?language=EN&gameName=a%00b", {}],
  [
    "a body with a character that no database stores",
    "/api/account/test-play",
    { method: "POST", headers: json, body: JSON.stringify({ trialName: "a\0b" }) },
  ],
  ["an unknown language", "/api/settings?language=XX", {}],
  ["a body that is not JSON", "/api/account/test-play", { method: "POST", headers: json, body: "{" }],
  [
    "a body of another type",
    "/api/account/test-play",
    { method: "POST", headers: { "content-type": "text/plain" }, body: "x" },
  ],
])("%s is an invalid request", async (_what, path, init) => {
  expect((await codeOf(path, init))[1]).toBe("request.invalid");
});

test("a body of more than 64 KB is refused", async () => {
  expect(
    await codeOf("/api/account/test-play", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ trialName: "x".repeat(70_000) }),
    }),
  ).toEqual([413, "request.invalid"]);
});

test.each([
  ["larger than three images of 5 MB", formOf(LARGEST, LARGEST, LARGEST, LARGEST), 413],
  ["of JSON", JSON.stringify({ id: "double-start" }), 400],
])("an application with a body %s is refused @games-5-07", async (_what, body, status) => {
  const headers = { authorization: `Bearer ${await caller.signIn("liza")}`, ...(typeof body === "string" && json) };
  expect(await codeOf("/api/activities/join", { method: "POST", headers, body })).toEqual([status, "request.invalid"]);
});

test("details of an application that are no JSON are refused", async () => {
  const body = formOf();
  body.append("details", "{");
  const headers = { authorization: `Bearer ${await caller.signIn("liza")}` };
  expect(await codeOf("/api/activities/join", { method: "POST", headers, body })).toEqual([400, "request.invalid"]);
});

test.each([
  ["words under the name of a picture", { details: '{"payer":"Ana"}', "details.slip": "slip.png" }, "field.invalid"],
  ["details that are no object", { details: "5", "details.slip": new File(["x"], "slip.png") }, "request.invalid"],
  ["words instead of a file", { details: '{"payer":"Ana","slip":["slip.png"]}' }, "request.invalid"],
] as const)("a deposit with %s is refused", async (_what, parts, code) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ method: "manual", amount: "500.00", ...returning, ...parts }))
    body.append(name, value);
  const headers = { authorization: `Bearer ${await caller.signIn("liza")}` };
  expect(await codeOf("/api/deposits", { method: "POST", headers, body })).toEqual([400, code]);
});

test("a body that is declared as multipart but is not is refused", async () => {
  const headers = {
    authorization: `Bearer ${await caller.signIn("liza")}`,
    "content-type": "multipart/form-data; boundary=x",
  };
  expect(await codeOf("/api/activities/join", { method: "POST", headers, body: "no form" })).toEqual([
    400,
    "request.invalid",
  ]);
});

test("an unencrypted sign-in is refused @account-7-01 @account-7-02", async () => {
  const body = JSON.stringify({ username: "maria", password: "Livery-2026", type: "username" });
  expect(await codeOf("/api/account/login", { method: "POST", headers: json, body })).toEqual([
    400,
    "encryption.invalid",
  ]);
  expect(
    await codeOf("/api/account/login", {
      method: "POST",
      headers: { "content-type": "application/jose" },
      body: "a.b.c.d.e",
    }),
  ).toEqual([400, "encryption.invalid"]);
});

test("public answers are cacheable for as long as the contract says, personal ones and failures never @account-7-19 @games-7-22", async () => {
  const cachingOf = async (promise: Promise<{ headers: Headers }>): Promise<string | null> =>
    (await promise).headers.get("cache-control");
  expect(await cachingOf(caller.call("vendors", { language: "EN" }))).toBe("public, max-age=60");
  expect(await cachingOf(caller.call("vendors", { language: "EN" }, { merchant: "nobody" }))).toBe("no-store");
  const token = await caller.signIn("maria");
  expect(await cachingOf(caller.call("wallet", {}, { token }))).toBe("no-store");
  const ask = { types: "PL", groupName: "m_home", language: "EN" } as const;
  expect(await cachingOf(caller.call("announcements", ask))).toBe("public, max-age=30");
  expect(await cachingOf(caller.call("announcements", ask, { token }))).toBe("no-store");
  expect((await caller.call("announcements", ask)).headers.get("vary")).toBe("Merchant-Code, Authorization");
});

test("a call can be made to answer with nonsense, or late", async () => {
  await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { fault: { call: "vendors", kind: "nonsense" } });
  const nonsense = await fetch(`${caller.platform.url}/api/games/vendors?language=EN`, {
    headers: { "merchant-code": zenith.code },
  });
  expect(nonsense.headers.get("content-type")).toContain("text/html");
  await caller.operate("PATCH", "/sandbox/merchants/zenith/state", {
    fault: { call: "vendors", kind: "slow", milliseconds: 60 },
  });
  const begun = performance.now();
  await caller.value("vendors", { language: "EN" }, { merchant: zenith.code });
  expect(performance.now() - begun).toBeGreaterThan(55);
  await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { fault: { call: "vendors", kind: null } });
  expect((await caller.call("vendors", { language: "EN" }, { merchant: zenith.code })).status).toBe(200);
});

test("a merchant's state changes key by key and does not affect other merchants", async () => {
  await caller.operate("PATCH", "/sandbox/merchants/zenith/state", {
    promotions: { REFERRAL: false },
    mobileTemplate: { mem_cen: "0" },
    flags: { DIRECTREG3: true },
    dividendDisplay: false,
  });
  await caller.operate("PATCH", "/sandbox/merchants/zenith/state", { regionRestriction: true });
  expect(await caller.value("startUp", {}, { merchant: zenith.code })).toMatchObject({
    regionRestriction: true,
    info: {
      promotions: { MISSION: true, REFERRAL: false },
      mobileTemplate: { mem_cen: "0", dep_func: "0" },
      flags: { DIRECTREG3: true },
      dividendDisplay: false,
    },
  });
  expect(await caller.value("startUp", {})).toMatchObject({
    regionRestriction: false,
    info: { promotions: { REFERRAL: true } },
  });
});

test("the platform does not send an answer that violates the contract", async () => {
  await caller.platform.database
    .updateTable("vendors")
    .set({ freeplay: 7 })
    .where("merchant_code", "=", zenith.code)
    .execute();
  const answer = await caller.call("vendors", { language: "EN" }, { merchant: zenith.code });
  expect([answer.status, answer.failure.error.code]).toEqual([500, "platform.failed"]);
});
