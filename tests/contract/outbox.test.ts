import { expect, onTestFinished, test } from "vitest";
import { buildServer } from "../../sandbox/server.ts";
import { loadEncryptionKey } from "../../sandbox/security/encryption-key.ts";
import { post } from "../../sandbox/outbox/outbox.ts";
import type { OutboxAccess } from "../../sandbox/platform.ts";
import { openDatabaseOn } from "../support/databases.ts";
import { acme } from "../support/caller.ts";
import { TestClock } from "../support/test-clock.ts";

async function platformWith(access: OutboxAccess) {
  const { database, close } = await openDatabaseOn("PGlite");
  const clock = new TestClock();
  const server = buildServer(
    {
      database,
      clock,
      secret: "of the tests",
      games: 0,
      team: 0,
      pictureFolder: "unused",
      checkAnswers: true,
      outbox: access,
      idTokens: () => Promise.reject(new Error("no id tokens here")),
      encryptionKey: await loadEncryptionKey(database, clock.now()),
      gamesOrigin: "http://games.localhost",
      payments: { origin: "http://payments.localhost", secret: "of the payments" },
    },
    "silent",
  );
  onTestFinished(() => server.close().then(close));
  return { database, clock, server };
}

async function outboxWith(access: OutboxAccess) {
  const { database, clock, server } = await platformWith(access);
  for (const [recipient, secret] of [
    ["+639171000005", "111111"],
    ["<i>@mail.example", "222222"],
    ["+639171000005", "333333"],
  ] as const) {
    await post(
      { database, clock, keepsOutbox: access !== "off" },
      { merchant_code: "acme", channel: "sms", recipient, purpose: "login", text: `<b>${secret}</b>`, secret },
    );
  }
  return (query: string, headers: Record<string, string> = {}) =>
    server.inject({ url: `/sandbox/outbox${query}`, headers });
}

test("an open outbox lists all messages, newest first, or those of one recipient", async () => {
  const ask = await outboxWith("open");
  const json = { accept: "application/json" };
  const secretsOf = async (query: string) =>
    (await ask(query, json)).json<{ value: { secret: string }[] }>().value.map((message) => message.secret);
  expect(await secretsOf("")).toEqual(["333333", "222222", "111111"]);
  expect(await secretsOf(`?to=${encodeURIComponent("+639171000005")}`)).toEqual(["333333", "111111"]);
  expect(await secretsOf("?merchant=other")).toEqual([]);
});

test("the page shows what was sent, with all HTML escaped", async () => {
  const { headers, body } = await (await outboxWith("open"))(`?to=${encodeURIComponent("<i>@mail.example")}`);
  expect(headers["content-type"]).toContain("text/html");
  expect(body).toContain("<b>222222</b>");
  expect(body).toContain("&lt;b&gt;222222&lt;/b&gt;");
  expect(body).not.toContain("<i>");
});

test("an outbox that requires the secret shows nothing without it", async () => {
  const ask = await outboxWith("secret");
  expect((await ask("")).statusCode).toBe(401);
  expect((await ask("", { authorization: "Bearer of the tests" })).body).toContain("333333");
});

test("a disabled outbox returns 404, even with the secret", async () => {
  expect((await (await outboxWith("off"))("", { authorization: "Bearer of the tests" })).statusCode).toBe(404);
});

test("with a disabled outbox no code, captcha or temporary password is stored in plain text", async () => {
  const { database, server } = await platformWith("off");
  const provisioned = await server.inject({
    method: "PUT",
    url: "/sandbox/merchants",
    headers: { authorization: "Bearer of the tests" },
    payload: [acme],
  });
  const headers = { "merchant-code": acme.code };
  const answers = [
    provisioned,
    await server.inject({
      method: "POST",
      url: "/api/account/sms-code",
      headers,
      payload: { mobileNum: "09171000005", purpose: "login" },
    }),
    await server.inject({ url: "/api/account/captcha", headers }),
    await server.inject({
      method: "POST",
      url: "/api/account/password-reset/email",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      payload: "username=maria&email=maria%40mail.example",
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await database.selectFrom("temporary_passwords").select("account_id").execute()).toHaveLength(1);
  expect(await database.selectFrom("outbox").selectAll().execute()).toEqual([]);
});
