import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Launch } from "./launch-rules.ts";
import { outsideAddress } from "../client/outside-address.ts";
import { showAsRecent } from "./recents.ts";
import { useSite } from "../page/site.ts";
import { useRefetchChanged } from "../client/cache/tell-of-changes.ts";
import { useSend } from "../client/use-call.ts";

/** The state of a launch. */
export type Opening =
  | { state: "asking" }
  /** `framed`: it may be embedded in the page. */
  | { state: "open"; url: string; name: string; framed: boolean }
  | { state: "failed"; error: unknown };

/**
 * Asks the platform to launch a game, once for each `launch` and `attempt`. A launched game is added to the recent ones
 * (games §5).
 */
export function useLaunch(launch: Launch, backTo: string, attempt: number): Opening {
  const { gameOrigins, language } = useSite();
  const send = useSend();
  const client = useQueryClient();
  const refetchChanged = useRefetchChanged();
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
      const { input } = launch;
      const opened = await ("nodeId" in input
        ? send("gameLaunch", { ...input, ...more })
        : send("lotteryLaunch", { ...input, ...more }));
      const address = outsideAddress(opened.gameUrl, location.protocol);
      if ("nodeId" in input && input.mode !== "free") void remember(input);
      return {
        state: "open",
        url: address.href,
        name: opened.name,
        framed: gameOrigins.includes(address.origin),
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
  // What a game has changed is known by the time its player comes back.
  const leave = useEffectEvent(() => void refetchChanged(launch.call));
  useEffect(() => () => leave(), []);

  return answer?.key === key ? answer.opening : { state: "asking" };
}
