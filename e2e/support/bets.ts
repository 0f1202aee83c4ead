import { randomUUID } from "node:crypto";
import { required } from "#kernel/assert.ts";
import { gamesOf } from "../../sandbox/catalogue/games.ts";
import type { OpenedAccount } from "./agents.ts";
import type { Cell } from "./matrix.ts";
import { valueAs } from "./platform-call.ts";
import { GAMES_PORT } from "./product.ts";

/** A new account takes its gift for registering and places one bet of the smallest stake, as if on another phone. */
export async function placeBet(cell: Cell, { session }: Pick<OpenedAccount, "session">): Promise<void> {
  await valueAs(cell, session, "claimReward", { id: "activity:welcome-gift" });
  const { code } = cell.brand.brand.merchant;
  const slots = gamesOf(code).filter(({ category }) => category === "RNG");
  const { nodeId, vendor } = required(
    slots.toSorted((one, other) => Number(one.minimumBet - other.minimumBet))[0],
    "A slot",
  );
  const { gameUrl } = await valueAs(cell, session, "gameLaunch", {
    nodeId,
    vendor,
    backUrl: `${cell.origin}/m/home`,
    language: cell.language.code,
  });
  const ticket = new URL(gameUrl).hash.slice(1);
  const { stakes } = (await play("state", ticket, {})) as { stakes: readonly string[] };
  await play("round", ticket, { stake: stakes[0], key: randomUUID() });
}

/** A call of the game that a ticket was opened for. */
async function play(call: "state" | "round", ticket: string, body: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${GAMES_PORT}/play/${call}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${ticket}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The game answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { value: unknown }).value;
}
