import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { CallName } from "#gateway/contract.ts";
import type { Launch } from "./launch-rules.ts";
import { showAsRecent } from "./recents.ts";
import { useSite } from "../page/site.ts";
import { useSend } from "../client/use-call.ts";

/** The state of a launch. */
export type Opening =
  | { state: "asking" }
  /** `framed`: it may stand within the page. */
  | { state: "open"; url: string; name: string; freePlay: boolean; framed: boolean }
  | { state: "failed"; error: unknown };

/** Data that a game may have changed by the time its player comes back. */
const CHANGED: readonly CallName[] = ["wallet", "merchantWallet", "recentGames", "winnerBoard", "betRecords"];

/**
 * Asks the platform to launch a game, once for each `launch` and `attempt`. A launched game is added to the recent ones
 * (games §5).
 */
export function useLaunch(launch: Launch, backTo: string, attempt: number): Opening {
  const { gameOrigins, language } = useSite();
  const send = useSend();
  const client = useQueryClient();
  const key = JSON.stringify([launch, attempt]);
  const [answer, setAnswer] = useState<{ key: string; opening: Opening }>();

  /** Fire and forget: its failure does not affect the game. */
  const remember = async ({ nodeId, vendor }: { nodeId: string; vendor: string }) => {
    const rollBack = showAsRecent(client, nodeId);
    await send("addRecentGame", { nodeId, vendor }).catch(rollBack);
  };
  const open = useEffectEvent(async (): Promise<Opening> => {
    try {
      const more = { backUrl: new URL(backTo, location.origin).href, language };
      const opened =
        launch.call === "gameLaunch"
          ? await send("gameLaunch", { ...launch.input, ...more })
          : { ...(await send("lotteryLaunch", { ...launch.input, ...more })), freePlay: false };
      if (launch.call === "gameLaunch" && launch.input.mode !== "free") void remember(launch.input);
      return {
        state: "open",
        url: opened.gameUrl,
        name: opened.name,
        freePlay: opened.freePlay,
        framed: gameOrigins.includes(new URL(opened.gameUrl).origin),
      };
    } catch (error) {
      return { state: "failed", error };
    }
  });
  useEffect(() => {
    let stale = false;
    void open().then((opening) => {
      if (!stale) setAnswer({ key, opening });
    });
    return () => {
      stale = true;
    };
  }, [key]);
  useEffect(
    () => () => {
      for (const call of CHANGED) void client.invalidateQueries({ queryKey: [call] });
    },
    [client],
  );

  return answer?.key === key ? answer.opening : { state: "asking" };
}
