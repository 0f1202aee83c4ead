import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderArt } from "#demo-artwork/art.ts";
import { gamesOf } from "../../sandbox/catalogue/games.ts";
import { PICTURES } from "./pages/games.ts";

/** Pixels: three cards side by side on a phone with two pixels per CSS pixel. */
const WIDTH = 320;

/**
 * Renders the games' pictures into a separate folder: enough different ones that a phone has to decode while it
 * scrolls.
 */
export async function paintGames(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "livery-pictures-"));
  await mkdir(join(folder, "art"));
  for (const [index, { nodeId, name, category, vendor }] of gamesOf("bench").slice(0, PICTURES).entries()) {
    const { body } = await renderArt({
      kind: "game",
      subject: { seed: nodeId, title: name, category, vendor },
      width: WIDTH,
      format: "webp",
    });
    await writeFile(join(folder, "art", `${index}.webp`), body);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
