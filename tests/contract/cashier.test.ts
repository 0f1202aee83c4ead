import { describe, expect, test } from "vitest";
import { required } from "#kernel/assert.ts";
import { decideDeposit, undecidedDeposits } from "../../sandbox/deposits/cashier.ts";
import { settlePayment } from "../../sandbox/payments/payments.ts";
import { callerOn } from "../support/caller-on.ts";
import { engines } from "../support/databases.ts";
import { imageFile } from "../support/images.ts";
import { NEW_PASSWORD, newMember } from "../support/new-member.ts";
import { desk } from "./cashier-desk.ts";
import { deposited, notify, settled, transferred } from "./made-deposits.ts";
import { EN } from "../support/caller.ts";

const DAY_MS = 24 * 3_600_000;

describe.each(engines)("the cashier of deposits on %s", (engine) => {
  const caller = callerOn(engine);
  let members = 0;

  const member = async () => {
    const username = `kahera${++members}`;
    return { username, token: (await caller.value("register", newMember(username))).token };
  };
  const balance = async (token: string) => (await caller.value("wallet", {}, { token })).sumBalance;

  test("the cashier approves and rejects manual transfers, and what the provider left open, once", async () => {
    const { token } = await member();
    const undecided = async () =>
      ((await (await desk(caller)).json()) as { value: { of: string; id: string }[] }).value
        .filter(({ of }) => of === "deposit")
        .map(({ id }) => id);
    const [first, second] = [
      await deposited(caller, token, "manual", "500.00", transferred),
      await deposited(caller, token, "manual", "600.00", transferred),
    ];
    const held = await deposited(caller, token);
    const [body = ""] = await settled(caller, held.id, "paid");
    await notify(caller, JSON.stringify({ ...JSON.parse(body), amount: "5.00" }));
    expect(await undecided()).toEqual([first.id, second.id, held.id]);
    const decide = async (id: string, decision: string) => (await desk(caller, { of: "deposit", id, decision })).status;
    expect([await decide(first.id, "approve"), await decide(second.id, "reject")]).toEqual([200, 200]);
    expect([
      await decide(first.id, "approve"),
      await decide("nothing", "approve"),
      await decide(held.id, "wait"),
    ]).toEqual([409, 404, 400]);
    expect(
      (await desk(caller, { of: "deposit", id: held.id, decision: "approve" }, { origin: "https://elsewhere.example" }))
        .status,
    ).toBe(400);
    expect((await desk(caller, undefined, { authorization: "" })).status).toBe(401);
    expect(await undecided()).toEqual([held.id]);
    expect(await balance(token)).toBe("500.00");
    const { content } = await caller.value("depositRecords", EN, { token });
    expect(content.map(({ status }) => status).toSorted()).toEqual(["credited", "rejected", "waiting"]);
    await decide(held.id, "reject");
  });

  test.each(["instapay", "pesonet"])(
    "a transfer by %s waits for the cashier with its reference, who credits or rejects it",
    async (way) => {
      const { token } = await member();
      const [arrived, missing] = [
        await deposited(caller, token, way, "2000.00"),
        await deposited(caller, token, way, "3000.00"),
      ];
      const listed = await undecidedDeposits(caller.platform.database);
      const noteOf = (id: string) => listed.find((one) => one.id === id)?.note;
      const { step } = arrived;
      const reference = step.kind === "instructions" ? step.lines.at(-1)?.value : "none";
      expect([noteOf(arrived.id), noteOf(missing.id)]).toEqual([
        reference,
        expect.not.stringContaining(String(reference)),
      ]);
      const decide = (id: string, decision: string) => desk(caller, { of: "deposit", id, decision });
      expect((await decide(arrived.id, "approve")).status).toBe(200);
      expect((await decide(missing.id, "reject")).status).toBe(200);
      expect(await balance(token)).toBe(way === "instapay" ? "1990.00" : "2000.00");
      expect((await caller.value("deposit", { id: missing.id, ...EN }, { token })).step).toEqual({
        kind: "refused",
        reason: "rejected",
      });
    },
  );

  test("the cashier sees the pictures that a member sent, and nobody else does", async () => {
    const { token } = await member();
    const slips = [imageFile("png", "one.png"), imageFile("jpg", "two.jpg", 300)];
    const { id } = await deposited(caller, token, "manual", "500.00", { payer: "Ana", slip: slips });
    const authorization = `Bearer ${caller.platform.secret}`;
    const get = (path: string, headers: Record<string, string>) => fetch(`${caller.platform.url}${path}`, { headers });
    const listed = await get("/sandbox/cashier", { authorization, accept: "application/json" });
    const { value } = (await listed.json()) as { value: { id: string; note: string; pictures: string[] }[] };
    const { note, pictures } = required(
      value.find((one) => one.id === id),
      "The deposit at the cashier's",
    );
    expect([note, pictures.length]).toEqual(["Ana", 2]);
    expect(await (await get("/sandbox/cashier", { authorization })).text()).toContain(`<img src="${pictures[0]}"`);
    for (const [place, slip] of slips.entries()) {
      const answer = await get(pictures[place] ?? "", { authorization });
      expect([answer.headers.get("content-type"), answer.headers.get("content-security-policy")]).toEqual([
        slip.type,
        "default-src 'none'; sandbox",
      ]);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array(await slip.arrayBuffer()));
    }
    for (const strange of [
      pictures[0]?.replace(/1$/, "3"),
      pictures[0]?.replace(/1$/, "x"),
      "/sandbox/cashier/slips/no/1",
    ])
      expect((await get(strange ?? "", { authorization })).status).toBe(404);
    expect((await get(pictures[0] ?? "", {})).status).toBe(401);
  });

  test("what is paid and never notified waits without end, and the cashier settles it", async () => {
    const { token, username } = await member();
    const { id } = await deposited(caller, token);
    const { database, clock } = caller.platform;
    const { reference } = await database
      .selectFrom("payments")
      .select("reference")
      .where("deposit_id", "=", id)
      .executeTakeFirstOrThrow();
    await settlePayment(database, reference, { outcome: "paid", times: 0 }, clock);
    clock.pass(DAY_MS);
    const again = (await caller.value("login", { username, password: NEW_PASSWORD, type: "username" })).token;
    const input = { id, ...EN };
    expect(await caller.value("deposit", input, { token: again })).toMatchObject({
      status: "waiting",
      step: { kind: "wait" },
      cancellable: false,
      expiresAt: null,
    });
    expect(await caller.refusal("cancelDeposit", { id }, { token: again })).toBe("payment.over");
    const [waiting] = (await undecidedDeposits(database)).filter((one) => one.id === id);
    expect(waiting?.note).toBe("paid at the provider, whose notice has not come");
    await decideDeposit(database, id, "approve", clock);
    expect(await caller.value("deposit", input, { token: again })).toMatchObject({ step: { kind: "done" } });
    expect(await balance(again)).toBe("500.00");
  });
});
