import { sessionOf, type CallContext, type Handler } from "../calls/call-context.ts";
import { PlatformError } from "../calls/platform-error.ts";
import type { Merchant } from "../merchants/merchant.ts";
import { refuseStrangeWayBack } from "../merchants/way-back.ts";
import { LOTTERY_VENDORS } from "../draws/lottery-vendors.ts";
import { gamesOf } from "../games/listed-games.ts";
import { TRIAL_TYPE } from "../merchants/member-types.ts";
import { LOBBY } from "../play/lottery-calls.ts";
import { rememberGame } from "../play/recent-games.ts";
import { refusePaused } from "../protection/pauses.ts";
import type { GameKind } from "../play/game-page.ts";
import { kindOf } from "../play/rules/kinds.ts";
import { openTicket } from "../play/tickets.ts";
import { walletOfGame } from "../transfers/at-launch.ts";
import { MAIN } from "../ledger/accounts.ts";

export const gameLaunch: Handler<"gameLaunch"> = async (context) => {
  const { input, merchant, database, clock } = context;
  const session = sessionOf(context);
  refuseStrangeWayBack(input.backUrl, merchant);
  await refusePaused(database, session.account.id, clock.now());
  refuseClosed(input.vendor, merchant);
  const game = await gamesOf(database, merchant)
    .select("vendors.freeplay")
    .where("games.node_id", "=", input.nodeId)
    .where("games.vassalage", "=", input.vendor)
    .executeTakeFirst();
  if (!game)
    throw new PlatformError("game.unknown", `The vendor "${input.vendor}" has no game "${input.nodeId}" any more`);
  // On when the game's list says 0 or the vendor 1 (games §5).
  const freePlay = game.support_play === 0 || game.freeplay === 1;
  if (input.mode === "free" && session.account.type === TRIAL_TYPE)
    throw new PlatformError("trial.rejected", "Free play needs a real account");
  if (input.mode === "free" && !freePlay)
    throw new PlatformError("request.invalid", `The game "${game.name}" cannot be played for free`);
  const secret = await openTicket(
    database,
    {
      session,
      catalogueCode: merchant.code,
      game: { nodeId: game.node_id },
      mode: input.mode,
      wallet: input.mode === "free" ? MAIN : await walletOfGame({ ...context, session }, input.vendor),
      backUrl: input.backUrl,
      language: input.language,
    },
    clock,
  );
  return { gameUrl: addressOf(context, kindOf(game), secret), name: game.name };
};

export const lotteryLaunch: Handler<"lotteryLaunch"> = async (context) => {
  const { input, merchant, database, clock } = context;
  const session = sessionOf(context);
  refuseStrangeWayBack(input.backUrl, merchant);
  await refusePaused(database, session.account.id, clock.now());
  if (LOTTERY_VENDORS.some((vendor) => merchant.state.closedVendors?.includes(vendor)))
    throw new PlatformError("vendor.closed", "The vendor of these draws is closed for now");
  const requested = input.lottoView === "lobby" || input.lottoGameCode === undefined ? undefined : input.lottoGameCode;
  const game =
    requested === undefined
      ? undefined
      : await database
          .selectFrom("lottery_games")
          .selectAll()
          .where("merchant_code", "=", merchant.code)
          .where("game_code", "=", requested)
          .executeTakeFirst();
  if (requested !== undefined && !game?.prize_modes.includes(input.lottoPrizeMode))
    throw new PlatformError(
      "game.unknown",
      `There is no lottery game "${requested}" in the mode ${input.lottoPrizeMode}`,
    );
  const secret = await openTicket(
    database,
    {
      session,
      catalogueCode: merchant.code,
      game: { gameCode: requested ?? LOBBY },
      mode: "real",
      wallet: await walletOfGame({ ...context, session }, LOTTERY_VENDORS[0]),
      backUrl: input.backUrl,
      language: input.language,
    },
    clock,
  );
  // The site knows no node of a lottery game, so it cannot report it as played, as it does other games.
  if (game?.node_id) await rememberGame(database, session.account, game.node_id, clock.now());
  return { gameUrl: addressOf(context, "lottery", secret), name: game?.name ?? "" };
};

/** The secret comes after the #: it reaches no server and no log. */
function addressOf(
  { gamesOrigin, merchant }: Pick<CallContext<"gameLaunch">, "gamesOrigin" | "merchant">,
  kind: GameKind,
  secret: string,
): string {
  return `${gamesOrigin}/${merchant.codeInCall}/${kind}#${secret}`;
}

function refuseClosed(vendor: string, merchant: Merchant): void {
  if (merchant.state.closedVendors?.includes(vendor))
    throw new PlatformError("vendor.closed", `The vendor "${vendor}" is closed for now`);
}
