import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { CallInput } from "#gateway/contract.ts";
import { drawAt } from "../../sandbox/draws/draw-clock.ts";
import { buildGameServer } from "../../sandbox/play/game-server.ts";
import { loadEncryptionKey } from "../../sandbox/security/encryption-key.ts";
import { acme, type Caller, type CallOptions } from "../support/caller.ts";
import { callerOn } from "../support/caller-on.ts";
import type { Engine } from "../support/databases.ts";
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
  /** Where the games are, once they are there. */
  origin = "";
  readonly #caller: Caller;
  #server: FastifyInstance | undefined;
  constructor(caller: Caller) {
    this.#caller = caller;
  }

  static async open(caller: Caller): Promise<DemoTable> {
    const table = new DemoTable(caller);
    await table.start();
    return table;
  }

  async start(): Promise<void> {
    const { database, clock } = this.#caller.platform;
    const encryptionKey = await loadEncryptionKey(database, clock.now());
    this.#server = buildGameServer(
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
    this.origin = await this.#server.listen({ port: 0, host: "127.0.0.1" });
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

  async close(): Promise<void> {
    await this.#server?.close();
  }
}

/** The lottery game with a draw every minute. */
const FASTEST = "MINUTO3";

/** The ticket in the address of a game. */
export function ticketIn(gameUrl: string): string {
  return new URL(gameUrl).hash.slice(1);
}

/** A platform with one merchant and the demo games at its side, for the tests of the group around it. */
export function gamesOn(engine: Engine): { caller: Caller; table: DemoTable } {
  const caller = callerOn(engine);
  const table = new DemoTable(caller);
  beforeAll(() => table.start());
  afterAll(() => table.close());
  return { caller, table };
}
