import { isDeepStrictEqual } from "node:util";
import { sql, type Insertable, type Selectable } from "kysely";
import { z } from "zod";
import { hashOf } from "#kernel/random.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { MerchantTable } from "../database/merchant-tables.ts";
import type { Database } from "../database/tables.ts";
import type { Platform } from "../platform.ts";
import { CATALOGUE_REVISION, revisionOf, seedCatalogue } from "../seed/seed-catalogue.ts";
import { isTimeZone } from "../records/days.ts";
import { allPatternsWork, promotionsState, registrationState } from "./state.ts";
import { seedAccounts } from "../seed/seed-accounts.ts";
import { artworkFingerprint } from "../source-fingerprint.ts";

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, "write a colour as #rrggbb");
const hostName = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/, "write a host name in lower case, without port");
const code = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "write 1 to 40 letters, digits, hyphens or underscores");

const ownRule = z.strictObject({
  pattern: z.string().max(200).optional(),
  minLength: z.int().min(0).optional(),
  maxLength: z.int().min(1).optional(),
  numeric: z.boolean().optional(),
});

/** A merchant as provisioned. */
export const provisionedMerchant = z
  .object({
    code,
    trialCode: code,
    name: z.string().min(1).max(80),
    currency: z.string().regex(/^[A-Z]{3}$/),
    country: z.string().regex(/^[A-Z]{2}$/),
    timeZone: z
      .string()
      .refine(isTimeZone, "write a time zone of the IANA list, for example Asia/Manila")
      .default("UTC")
      .describe("IANA time zone in which its days begin and end."),
    palette: z.object({ accent: colour, accentAlt: colour, surface: colour, ink: colour }),
    scheme: z.enum(["light", "dark", "auto"]),
    registration: registrationState.default({}).describe("How visitors register unless an operator changes it."),
    promotions: promotionsState
      .default({})
      .describe("Which promotions run unless an operator changes it: all, unless one is false."),
    rules: z
      .record(z.string().max(64), ownRule)
      .refine(allPatternsWork, "a pattern is no regular expression")
      .default({})
      .describe(
        "The merchant's own rules for fields, by field name. Its lengths override the platform's; characters must be valid for both.",
      ),
    hosts: z
      .array(hostName)
      .max(50)
      .default([])
      .describe("Host names of its sites; without one no passkey can be created."),
    phoneAuth: z
      .object({ projectId: z.string().min(1).max(64) })
      .optional()
      .describe("The project of its phone-auth provider, whose id tokens are accepted; absent: it has none."),
  })
  .refine(
    (merchant) => merchant.code !== merchant.trialCode,
    "code and trialCode are the same: a trial merchant needs a code of its own",
  );
export type ProvisionedMerchant = z.infer<typeof provisionedMerchant>;

export interface Provisioned {
  code: string;
  seeded: boolean;
}
type Ground = Pick<Platform, "database" | "clock" | "games" | "team">;

/** Creates merchants: seeds what is missing, updates names and palettes, and writes nothing twice. */
export async function provision(platform: Ground, merchants: readonly ProvisionedMerchant[]): Promise<Provisioned[]> {
  if (merchants.length === 0) return [];
  const { database } = platform;
  const revision = revisionOf(platform.games);
  const stored = await storedBeside(database, merchants);
  refuseSharedCodes(merchants, stored);
  const answer: Provisioned[] = [];
  for (const merchant of merchants) {
    const row = stored.find((candidate) => candidate.code === merchant.code);
    const seeded = row?.catalogue_revision === revision;
    const isSame = row !== undefined && isKept(row, merchant);
    if (!seeded || !isSame) await write(platform, merchant, revision);
    answer.push({ code: merchant.code, seeded: !seeded });
  }
  return answer;
}

/** Whether a merchant's row already matches the request. */
function isKept(row: Selectable<MerchantTable>, merchant: ProvisionedMerchant): boolean {
  const plain: readonly (readonly [unknown, unknown])[] = [
    [row.name, merchant.name],
    [row.trial_code, merchant.trialCode],
    [row.currency, merchant.currency],
    [row.country, merchant.country],
    [row.time_zone, merchant.timeZone],
    [row.picture_version, pictureVersion(merchant)],
    [row.hosts, merchant.hosts],
    [row.registration, merchant.registration],
    [row.promotions, merchant.promotions],
    [row.rules, merchant.rules],
    [row.phone_auth_project, merchant.phoneAuth?.projectId ?? null],
  ];
  return plain.every(([kept, requested]) => isDeepStrictEqual(kept, requested));
}

/** All stored merchants that have one of these codes, as their main or their trial code. */
function storedBeside(database: Database, merchants: readonly ProvisionedMerchant[]) {
  const codes = merchants.flatMap((merchant) => [merchant.code, merchant.trialCode]);
  return database
    .selectFrom("merchants")
    .selectAll()
    .where((where) => where.or([where("code", "in", codes), where("trial_code", "in", codes)]))
    .execute();
}

/** A code identifies one merchant: calls contain only the code. */
function refuseSharedCodes(
  merchants: readonly ProvisionedMerchant[],
  stored: readonly { code: string; trial_code: string }[],
): void {
  const ownerOf = new Map<string, string>();
  const changing = new Set(merchants.map((merchant) => merchant.code));
  const kept = stored
    .filter((row) => !changing.has(row.code))
    .map((row) => ({ code: row.code, trialCode: row.trial_code }));
  for (const merchant of [...kept, ...merchants]) {
    for (const name of [merchant.code, merchant.trialCode]) {
      const owner = ownerOf.get(name);
      if (owner !== undefined)
        throw new PlatformError(
          "request.invalid",
          `The code "${name}" of the merchant "${merchant.code}" belongs to the merchant "${owner}" already: give each merchant a code and a trialCode of its own`,
        );
      ownerOf.set(name, merchant.code);
    }
  }
}

/**
 * One transaction per merchant: it is seeded completely or not at all, and two processes that seed it at once are
 * serialised.
 */
function write(
  { database, clock, games, team }: Ground,
  merchant: ProvisionedMerchant,
  revision: number,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    // Two keys are unique: of two that insert at once, the second could meet the other one's trial code before its
    // code, which no "on conflict" catches.
    await sql`select pg_advisory_xact_lock(hashtextextended(${merchant.code}, 0))`.execute(transaction);
    await transaction
      .insertInto("merchants")
      .values(rowOf(merchant))
      .onConflict((conflict) => conflict.column("code").doUpdateSet(rowOf(merchant)))
      .execute();
    const { catalogue_revision: written } = await transaction
      .selectFrom("merchants")
      .select("catalogue_revision")
      .where("code", "=", merchant.code)
      .executeTakeFirstOrThrow();
    await seedAccounts(transaction, { ...merchant, team }, clock);
    if (written === revision) return;
    await seedCatalogue(transaction, merchant.code, games, clock.now());
    await transaction
      .updateTable("merchants")
      .set({ catalogue_revision: revision })
      .where("code", "=", merchant.code)
      .execute();
  });
}

function rowOf(merchant: ProvisionedMerchant): Insertable<MerchantTable> {
  return {
    code: merchant.code,
    trial_code: merchant.trialCode,
    name: merchant.name,
    currency: merchant.currency,
    country: merchant.country,
    time_zone: merchant.timeZone,
    palette: JSON.stringify(merchant.palette),
    scheme: merchant.scheme,
    hosts: JSON.stringify(merchant.hosts),
    phone_auth_project: merchant.phoneAuth?.projectId ?? null,
    registration: JSON.stringify(merchant.registration),
    promotions: JSON.stringify(merchant.promotions),
    rules: JSON.stringify(merchant.rules),
    picture_version: pictureVersion(merchant),
  };
}

/** Changes when the pictures do: their colours, the catalogue they show, or how they are drawn. */
function pictureVersion(merchant: ProvisionedMerchant): string {
  const { accent, accentAlt, surface, ink } = merchant.palette;
  return hashOf(
    [CATALOGUE_REVISION, artworkFingerprint, accent, accentAlt, surface, ink, merchant.scheme].join(" "),
  ).toString(36);
}
