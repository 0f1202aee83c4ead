import type { FastifyInstance } from "fastify";
import type { CallInput } from "#gateway/contract.ts";
import { drawAt } from "../../sandbox/draws/draw-clock.ts";
import { buildGameServer } from "../../sandbox/play/game-server.ts";
import { loadEncryptionKey } from "../../sandbox/security/encryption-key.ts";
import { acme, Caller, type CallOptions } from "../support/caller.ts";
import type { Engine } from "../support/databases.ts";
import { startPlatform } from "../support/platform.ts";
import { BACK, someLaunch } from "./launch-calls.ts";

/** What the calls of the games' pages answer, with the fields that the tests use; each call returns some of them. */
interface Played {
  stakes: string[];
  balance: string;
  paid: string;
  grid: number[];
  bets: { id: string; pays: number }[];
  rounds: { bet: string }[];
  name: string;
  games: { gameCode: string; name: string }[];
  prizes: { right: number; times: number }[];
  draw: { numero: string; closesInSeconds: number };
  bet: { id: string; numero: string; picks: string; stake: string; paid: string | null };
}

/** The demo games of a platform, on their own server, played as their pages do. */
export class DemoTable {
  readonly origin: string;
  readonly #caller: Caller;
  readonly #server: FastifyInstance;
  private constructor(caller: Caller, server: FastifyInstance, origin: string) {
    this.#caller = caller;
    this.#server = server;
    this.origin = origin;
  }

  static async open(caller: Caller): Promise<DemoTable> {
    const { database, clock } = caller.platform;
    const encryptionKey = await loadEncryptionKey(database, clock.now());
    const server = buildGameServer(
      {
        database,
        clock,
        secret: "s",
        games: 0,
        team: 0,
        pictureFolder: "unused",
        checkAnswers: true,
        outbox: "off",
        idTokens: () => Promise.reject(new Error("none here")),
        encryptionKey,
      },
      "silent",
    );
    return new DemoTable(caller, server, await server.listen({ port: 0, host: "127.0.0.1" }));
  }

  async play(
    call: "state" | "round" | "bet",
    ticket: string,
    body: object,
  ): Promise<{ status: number; value: Played; error: { code: string } | undefined }> {
    const response = await fetch(`${this.origin}/play/${call}`, {
      method: "POST",
      headers: { authorization: `Bearer ${ticket}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { value?: Played; error?: { code: string } };
    return { status: response.status, value: answer.value ?? ({} as Played), error: answer.error };
  }

  /** Opens a game with rounds for the owner of the token, by default a slot. */
  async slot(
    options: CallOptions,
    { mode = "real", ...more }: Partial<CallInput<"gameList">> & { mode?: "real" | "free" } = {},
  ) {
    const launch = await someLaunch(this.#caller, more);
    const { gameUrl } = await this.#caller.value("gameLaunch", { ...launch, mode }, options);
    const ticket = ticketIn(gameUrl);
    const { value: state } = await this.play("state", ticket, {});
    return { ticket, stake: state.stakes[0]!, launch };
  }

  /** Opens a lottery game, by default the fastest, for the owner of the token. */
  async lottery(options: CallOptions, more: Partial<CallInput<"lotteryLaunch">> = {}) {
    const { gameUrl } = await this.#caller.value(
      "lotteryLaunch",
      { lottoGameCode: FASTEST, backUrl: BACK, language: "EN", ...more },
      options,
    );
    const ticket = ticketIn(gameUrl);
    const { value: state } = await this.play("state", ticket, {});
    return { ticket, state };
  }

  /** Fixes the result of a draw of the fastest lottery game before it ends. */
  async decide(numero: string, winningNumber: string): Promise<void> {
    const { database, clock } = this.#caller.platform;
    await database
      .insertInto("draws")
      .values({
        merchant_code: acme.code,
        game_code: FASTEST,
        numero,
        ended_at: clock.now(),
        winning_number: winningNumber,
      })
      .execute();
  }

  /** Moves the clock into the next draw of the fastest lottery game, while it accepts bets. */
  async toNextDraw(): Promise<void> {
    const { database, clock } = this.#caller.platform;
    const game = await database
      .selectFrom("lottery_games")
      .selectAll()
      .where("merchant_code", "=", acme.code)
      .where("game_code", "=", FASTEST)
      .executeTakeFirstOrThrow();
    clock.pass(drawAt(game, clock.now()).remainSeconds * 1000 + 1000);
  }

  close(): Promise<void> {
    return this.#server.close();
  }
}

/** The lottery game with a draw every minute. */
const FASTEST = "MINUTO3";

/** The ticket in the address of a game. */
export function ticketIn(gameUrl: string): string {
  return new URL(gameUrl).hash.slice(1);
}

/** A platform with one merchant and the demo games at its side, and what stops both. */
export async function acmeWithTable(engine: Engine) {
  const caller = new Caller(await startPlatform(engine));
  await caller.operate("PUT", "/sandbox/merchants", [acme]);
  const table = await DemoTable.open(caller);
  const close = async () => {
    await table.close();
    await caller.platform.stop();
  };
  return { caller, table, close };
}
