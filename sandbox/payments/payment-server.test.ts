import { createServer } from "node:http";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { callerOn } from "../../tests/support/caller-on.ts";
import { newMember } from "../../tests/support/new-member.ts";
import { PAYMENT_SECRET } from "../../tests/support/platform.ts";
import { deliverNotices } from "./deliver.ts";
import { buildPaymentServer } from "./payment-server.ts";
import { signatureHeaders, signatureProblem } from "./signature.ts";

const BACK = "https://acme.localhost/m/payment";
const caller = callerOn("PGlite");
let token: string;
let reference: string;

beforeAll(async () => {
  token = (await caller.value("register", newMember("bayad1"))).token;
});
beforeEach(async () => {
  const input = { method: "qrph", amount: "100.00", backUrl: BACK, language: "EN" } as const;
  const { id } = await caller.value("createDeposit", input, { token });
  const { database } = caller.platform;
  ({ reference } = await database
    .selectFrom("payments")
    .select("reference")
    .where("deposit_id", "=", id)
    .executeTakeFirstOrThrow());
});

const server = () => buildPaymentServer(caller.platform, "silent");
const open = (back = BACK) => server().inject(`/pay/${reference}?${new URLSearchParams({ back }).toString()}`);
const choose = (choice: string) =>
  server().inject({
    method: "POST",
    url: `/pay/${reference}`,
    payload: new URLSearchParams({ choice }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
const notices = () =>
  caller.platform.database.selectFrom("payment_notices").selectAll().where("reference", "=", reference).execute();

test("its page names the merchant and the amount, cannot be framed, and leads back", async () => {
  const page = await open();
  expect(page.body).toContain("Acme");
  expect(page.body).toContain("PHP 100.00");
  expect(page.body).toContain("Back to Acme");
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test.each(["https://elsewhere.example/", `${"java"}script:alert(1)`, "nonsense"])(
  "it does not lead to %s, which is no site of the merchant",
  async (back) => expect((await open(back)).body).not.toContain("Back to"),
);

test("an unknown payment, and an unknown choice, are refused", async () => {
  expect((await server().inject("/pay/unheard-of")).statusCode).toBe(404);
  expect((await choose("everything")).statusCode).toBe(400);
  expect(await notices()).toEqual([]);
});

test.each([
  ["paid", [["paid", "100.00"]]],
  ["declined", [["declined", "100.00"]]],
  ["expired", [["expired", "100.00"]]],
  ["late", [["paid", "100.00"]]],
  ["silent", [["paid", "100.00"]]],
  ["never", []],
  [
    "twice",
    [
      ["paid", "100.00"],
      ["paid", "100.00"],
    ],
  ],
  [
    "other",
    [
      ["paid", "100.00"],
      ["paid", "200.00"],
    ],
  ],
] as const)("%s leaves its notices, and a second tap none", async (choice, wanted) => {
  expect((await choose(choice)).statusCode).toBe(303);
  await choose("paid");
  const bodies = (await notices()).map(({ body }) => JSON.parse(body) as { outcome: string; amount: string });
  expect(bodies.map(({ outcome, amount }) => [outcome, amount]).toSorted()).toEqual(wanted);
  expect((await open()).body).not.toContain("<form");
});

test.each([
  ["paid", 0],
  ["late", 10_000],
  ["silent", 3_600_000],
])("%s is notified after %s ms", async (choice, wanted) => {
  const before = caller.platform.clock.now().getTime();
  await choose(choice);
  const [notice] = await notices();
  expect(Number(notice?.due_at.getTime()) - before).toBe(wanted);
});

test("there is a button for everything that is chosen here", async () => {
  const { body } = await open();
  expect([...body.matchAll(/value="(\w+)"/g)].map(([, choice]) => choice)).toEqual([
    "paid",
    "late",
    "twice",
    "other",
    "silent",
    "never",
    "declined",
    "expired",
  ]);
});

test("a notice is signed, and sent again until it is taken", async () => {
  await choose("paid");
  const { database, clock } = caller.platform;
  const seen: (string | undefined)[] = [];
  let status = 503;
  const taker = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const [time, signature] = [signatureHeaders.time, signatureHeaders.signature].map((name) =>
        String(request.headers[name]),
      );
      seen.push(signatureProblem(PAYMENT_SECRET, { time: time ?? "", signature: signature ?? "", body }, clock.now()));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void taker.listen(0, "127.0.0.1", resolve));
  const { port } = taker.address() as { port: number };
  const deliver = () =>
    deliverNotices({ database, clock, secret: PAYMENT_SECRET, address: `http://127.0.0.1:${port}/` });
  await deliver();
  const before = seen.length;
  expect(before).toBeGreaterThan(0);
  await deliver();
  expect(seen).toHaveLength(before);
  clock.pass(60_000);
  status = 200;
  await deliver();
  expect(seen.length).toBeGreaterThan(before);
  clock.pass(600_000);
  const after = seen.length;
  await deliver();
  expect(seen).toHaveLength(after);
  expect(new Set(seen)).toEqual(new Set([undefined]));
  taker.close();
});
