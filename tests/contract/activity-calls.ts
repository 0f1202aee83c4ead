import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { CallName } from "#gateway/contract.ts";
import { descriptionProblem } from "#gateway/described-fields.ts";
import { acme, type Caller, EN } from "../support/caller.ts";
import { imageFile, LARGEST } from "../support/images.ts";
import { newMember } from "../support/new-member.ts";
import { pausedProvocations } from "./paused-provocations.ts";

/** What the application for "double-start" asks for. */
const details = { depositedOn: "2026-01-31", deposited: "250.00" };
const statuses = async (caller: Caller, token?: string) =>
  Object.fromEntries((await caller.value("activities", EN, { token })).map(({ id, status }) => [id, status]));
const balance = async (caller: Caller, token: string) => (await caller.value("wallet", {}, { token })).sumBalance;

/** Successful calls of activities. */
export const activitySuccesses = {
  async activities(caller) {
    const visitor = await caller.value("activities", EN);
    expect(visitor.length).toBeGreaterThanOrEqual(10);
    expect(new Set(visitor.map(({ status }) => status))).toEqual(new Set(["join", "process", "close", "comingSoon"]));
    expect((await caller.value("activities", { language: "TY" })).map(({ id }) => id)).toEqual(
      visitor.map(({ id }) => id),
    );
    const seen = new Set([
      ...visitor.map(({ status }) => status),
      ...Object.values(await statuses(caller, await caller.signIn("maria"))),
      ...Object.values(await statuses(caller, await caller.signIn("juan"))),
    ]);
    expect([...seen].toSorted()).toEqual([
      "applying",
      "claim",
      "claimed",
      "close",
      "comingSoon",
      "issued",
      "join",
      "joined",
      "process",
      "rejected",
      "signed",
    ]);
    const picture = await fetch(`${caller.platform.url}${visitor[0]?.url}&w=48`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  },
  async activity(caller) {
    const gift = await caller.value("activity", { ...EN, id: "welcome-gift" });
    expect(gift).toMatchObject({ id: "welcome-gift", status: "process", reward: "18.00", application: false });
    expect(gift.content).toContain(acme.name);
    expect(gift).not.toHaveProperty("endsAt");
    expect(
      await caller.value("activity", { ...EN, id: "vip-for-a-month" }, { token: await caller.signIn("maria") }),
    ).toMatchObject({ status: "applying", application: true });
    for (const [language, label] of [
      ["EN", "How you paid"],
      ["TY", "Paano ka nagbayad"],
    ] as const) {
      const { fields = [] } = await caller.value("activity", { language, id: "double-start" });
      expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
        ["depositedOn", "date"],
        ["deposited", "amount"],
        ["channel", "select"],
      ]);
      expect([descriptionProblem(fields), fields[2]?.label]).toEqual([undefined, label]);
    }
  },
  async joinActivity(caller) {
    const { token } = await caller.value("register", newMember("sumali"));
    for (const [id, status, comment, filledIn] of [
      ["friday-reel-run", "joined"],
      ["double-start", "applying", "é".repeat(140), { ...details, channel: "wallet" }],
      ["daily-sign-in", "signed"],
    ] as const) {
      const input = { id, ...(comment && { comment }), ...(filledIn && { details: filledIn }) };
      expect(await caller.value("joinActivity", input, { token })).toEqual({ status });
      expect(await caller.value("joinActivity", input, { token })).toEqual({ status });
      expect(await statuses(caller, token)).toMatchObject({ [id]: status });
    }
    const tooLong = await caller.call("joinActivity", { id: "vip-for-a-month", comment: "x".repeat(141) }, { token });
    expect([tooLong.status, tooLong.failure.error.code]).toEqual([400, "request.invalid"]);
    const { details: kept } = await caller.platform.database
      .selectFrom("activity_entries")
      .innerJoin("accounts", "accounts.id", "activity_entries.account_id")
      .select("activity_entries.details")
      .where("accounts.username", "=", "sumali")
      .where("activity_id", "=", "double-start")
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ ...details, channel: "wallet" });
    await applyWithImages(caller, token);
  },
  async claimActivity(caller) {
    const { token } = await caller.value("register", newMember("kumuha"));
    expect([await statuses(caller, token), await caller.value("promotionCount", {}, { token })]).toEqual([
      expect.objectContaining({ "welcome-gift": "claim" }),
      1,
    ]);
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => caller.value("claimActivity", { id: "welcome-gift" }, { token })),
    );
    for (const claim of claims) expect(claim).toEqual({ status: "claimed", reward: "18.00" });
    expect(await balance(caller, token)).toBe("18.00");
    expect([await statuses(caller, token), await caller.value("promotionCount", {}, { token })]).toEqual([
      expect.objectContaining({ "welcome-gift": "claimed" }),
      0,
    ]);
  },
} satisfies Partial<Record<CallName, (caller: Caller) => Promise<void>>>;

/** An application with the largest allowed number and size of images; a refused one before it has stored nothing. */
async function applyWithImages(caller: Caller, token: string): Promise<void> {
  const images = [
    imageFile("png", "one.png", LARGEST),
    imageFile("jpg", "two.png", LARGEST),
    imageFile("jpg", "three.jpg", LARGEST),
  ];
  const withOneMore = { id: "vip-for-a-month", images: [...images.slice(0, 2), imageFile("bmp", "four.png")] };
  expect(await caller.refusal("joinActivity", withOneMore, { token })).toBe("image.invalid");
  expect(await statuses(caller, token)).toMatchObject({ "vip-for-a-month": "join" });
  expect(
    await caller.value("joinActivity", { id: "vip-for-a-month", comment: "Since May", images }, { token }),
  ).toEqual({ status: "applying" });
  const { database } = caller.platform;
  const account = await database
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", "sumali")
    .executeTakeFirstOrThrow();
  const kept = await database
    .selectFrom("activity_images")
    .select(["activity_id", "place", "media_type", sql<string>`encode(sha256(bytes), 'hex')`.as("digest")])
    .where("account_id", "=", account.id)
    .orderBy("place")
    .execute();
  expect(kept.map(({ activity_id: id, place, media_type: type }) => [id, place, type])).toEqual([
    ["vip-for-a-month", 1, "image/png"],
    ["vip-for-a-month", 2, "image/jpeg"],
    ["vip-for-a-month", 3, "image/jpeg"],
  ]);
  expect(kept.map(({ digest }) => digest)).toEqual(
    await Promise.all(
      images.map(async (image) =>
        createHash("sha256")
          .update(new Uint8Array(await image.arrayBuffer()))
          .digest("hex"),
      ),
    ),
  );
}

/** An application with these images by a member who has not applied yet. */
const refused = (images: readonly File[]) => async (caller: Caller) =>
  caller.call(
    "joinActivity",
    { id: "double-start", details, images: [...images] },
    { token: await caller.signIn("liza") },
  );

/** Applications that lack what is asked for, exceed its limits, or send what is not asked for; the last answer. */
async function refusedDetails(caller: Caller) {
  const token = await caller.signIn("liza");
  const refusal = async (sent: object) =>
    caller.call("joinActivity", { id: "double-start", details: sent as typeof details }, { token });
  for (const [sent, name] of [
    [{}, "depositedOn"],
    [{ ...details, deposited: "99.99" }, "deposited"],
    [{ ...details, channel: "cash" }, "channel"],
    [{ ...details, reward: "5000.00" }, "reward"],
  ] as const)
    expect((await refusal(sent)).failure).toMatchObject({
      error: { code: "field.invalid" },
      value: { field: `details.${name}` },
    });
  return refusal({});
}

/** A call about an activity on behalf of a trial account. */
async function onTrial(caller: Caller, name: "joinActivity" | "claimActivity") {
  const { trialName } = await caller.value("createTrialAccount", {});
  const { token } = await caller.value("testPlay", { trialName });
  return caller.call(name, { id: "welcome-gift" }, { token, merchant: acme.trialCode });
}

/** The refusals of activity calls, apart from session errors. */
export const activityProvocations = {
  activity: { "request.unknown": (caller: Caller) => caller.call("activity", { ...EN, id: "none" }) },
  joinActivity: {
    ...pausedProvocations.joinActivity,
    "request.unknown": async (caller: Caller) =>
      caller.call("joinActivity", { id: "none" }, { token: await caller.signIn("liza") }),
    "activity.closed": async (caller: Caller) =>
      caller.call("joinActivity", { id: "rainy-season" }, { token: await caller.signIn("liza") }),
    "trial.rejected": (caller: Caller) => onTrial(caller, "joinActivity"),
    "field.invalid": refusedDetails,
    "image.invalid": refused([imageFile("bmp", "photo.png")]),
    "image.large": refused([imageFile("png"), imageFile("jpg", "photo.jpg", LARGEST + 1)]),
    "image.many": refused(Array.from({ length: 4 }, () => imageFile("png"))),
  },
  claimActivity: {
    ...pausedProvocations.claimActivity,
    "request.unknown": async (caller: Caller) =>
      caller.call("claimActivity", { id: "none" }, { token: await caller.signIn("liza") }),
    "activity.closed": async (caller: Caller) =>
      caller.call("claimActivity", { id: "birthday-gift" }, { token: await caller.signIn("liza") }),
    "trial.rejected": (caller: Caller) => onTrial(caller, "claimActivity"),
  },
};
