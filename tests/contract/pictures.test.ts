import { once } from "node:events";
import { readdirSync } from "node:fs";
import { get } from "node:http";
import { expect, test } from "vitest";
import { acme, zenith, EN } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";

const caller = callerOn("PostgreSQL", { merchants: [acme, zenith] });

const load = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(caller.platform.url + path, { headers });

/** One address of each kind, as the API returns them. */
async function addresses(): Promise<Record<string, string>> {
  const [vendor] = await caller.value("vendors", EN);
  const [game] = await caller.value("hotGames", EN);
  const [match] = await caller.value("hotMatches", EN);
  const [winner] = await caller.value("winnerBoard", EN);
  const [lottery] = await caller.value("lotteryList", EN);
  const icons = await caller.value("headIcon", {}, { token: await caller.signIn("maria") });
  const [banner] = await caller.value("announcements", { types: "B", groupName: "m_home", ...EN });
  return {
    icon: vendor!.icon,
    tile: vendor!.tile,
    game: game!.iconUrl,
    crest: match!.homeTeamImageUrl,
    winner: winner!.vo.iconUrl,
    lottery: lottery!.mobileIconUrl,
    banner: banner!.url!,
    head: icons[0]!.url,
  };
}

test("every picture that the API names exists, can be cached forever, and is revalidated without being sent again", async () => {
  for (const [what, address] of Object.entries(await addresses())) {
    const first = await load(`${address}&w=64`);
    expect([what, first.status, first.headers.get("content-type")]).toEqual([what, 200, "image/webp"]);
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const again = await load(`${address}&w=64`, { "if-none-match": `"another", W/${first.headers.get("etag")}` });
    expect(again.status).toBe(304);
  }
});

test("a picture has the same bytes for simultaneous requests and later from disk", async () => {
  const { tile } = await addresses();
  const bodies = await Promise.all(
    Array.from({ length: 6 }, async () => Buffer.from(await (await load(`${tile}&w=96&f=png`)).arrayBuffer())),
  );
  const later = Buffer.from(await (await load(`${tile}&w=96&f=png`)).arrayBuffer());
  for (const body of bodies) expect(body.equals(later)).toBe(true);
});

test("pictures of a client that has left are not drawn", async () => {
  const stored = () =>
    readdirSync(caller.platform.pictureFolder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const before = stored().length;
  const paths = [400, 480, 560, 640, 720, 800].flatMap((width) =>
    ["webp", "avif", "png"].map((format) => `/api/art/vendor/TF?m=acme&w=${width}&f=${format}`),
  );
  const asked = paths.map((path) => get(caller.platform.url + path, { agent: false }).on("error", () => undefined));
  await Promise.race(asked.map((request) => once(request, "response")));
  for (const request of asked) request.destroy();
  expect((await load("/api/art/vendor/TF?m=acme&w=48")).status).toBe(200);
  expect(stored().length - before).toBeLessThan(paths.length / 2);
});

test("through a site's host a picture is that site's own, whatever its address names", async () => {
  const statusOf = async (path: string, merchant?: string) =>
    (await load(path, merchant === undefined ? {} : { "merchant-code": merchant })).status;
  const picture = "/api/art/vendor/TF?w=48";
  expect(await statusOf(`${picture}&m=acme`, acme.code)).toBe(200);
  expect(await statusOf(`${picture}&m=acme`, acme.trialCode)).toBe(200);
  expect(await statusOf(`${picture}&m=acme`, zenith.code)).toBe(404);
  expect(await statusOf(`${picture}&m=acme`)).toBe(200);
});

test("other widths get the next larger one, so that the cache stays small", async () => {
  const { game } = await addresses();
  expect((await load(`${game}&w=65`)).headers.get("etag")).toBe((await load(`${game}&w=96`)).headers.get("etag"));
});

test.each([
  ["an unknown game", "/api/art/game/1?m=acme", 404],
  ["an unknown team", "/api/art/crest/nobody?m=acme", 404],
  ["an avatar that cannot be chosen", "/api/art/avatar/nobody?m=acme", 404],
  ["an unknown merchant", "/api/art/vendor/TF?m=nobody", 404],
  ["an unknown kind", "/api/art/selfie/1?m=acme", 400],
  ["an invalid width", "/api/art/vendor/TF?m=acme&w=wide", 400],
])("%s has no picture", async (_what, path, status) => {
  expect((await load(path)).status).toBe(status);
});
