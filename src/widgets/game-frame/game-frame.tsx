import { useEffect, useState } from "react";
import { useRun } from "#actions/use-run.ts";
import { useShownSearch } from "#parts/use-shown-search.ts";
import { errorTextKey, GatewayError } from "#data/client/transport/gateway-error.ts";
import { launchOf, prizeModeOf } from "#data/games/launch-rules.ts";
import { useFreePlay } from "#data/games/use-free-play.ts";
import { useSite } from "#data/page/site.ts";
import { useCall } from "#data/client/use-call.ts";
import { useLaunch, type Opening } from "#data/games/use-launch.ts";
import { useSession } from "#session/use-session.ts";
import { visitorKind } from "#session/visitor.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import { FramedGame } from "./framed-game.tsx";
import { LateGame } from "./late-game.tsx";
import { Loader } from "./loader.tsx";

/** Opens the game in the address, within the page where its origin is one of the brand's (games §2, §7, §9). */
export function GameFrame({ options }: WidgetProps<"game-frame">) {
  const query = new URLSearchParams(useShownSearch());
  const hydrated = useHydrated();
  const aboutDraws = !query.has("nodeId");
  const categories = useCall("gameCategories", undefined, {
    enabled: hydrated && aboutDraws && !query.has("prize_mode"),
  });
  // The host renders without the query, and the default prize mode must be known before a lottery is opened.
  const known = hydrated && (!categories.isLoading || !aboutDraws);
  if (!known) return <Loader />;
  return <Launched query={query} defaultMode={prizeModeOf(categories.data?.content ?? [])} options={options} />;
}

function Launched({
  query,
  defaultMode,
  options,
}: {
  query: URLSearchParams;
  defaultMode: ReturnType<typeof prizeModeOf>;
  options: WidgetProps<"game-frame">["options"];
}) {
  const { places, routes } = useSite();
  // Free play requires a real account (games §5).
  const isTrial = visitorKind(useSession()) === "trial";
  const isFree = useFreePlay(query);
  const [mode, setMode] = useState<"real" | "free">("real");
  const [attempt, setAttempt] = useState(0);
  const pageBack = routes[query.get("pageBack") ?? ""] ?? routes[places.home];
  const opening = useLaunch(launchOf(query, defaultMode, mode), pageBack?.path ?? "/", attempt);
  const again = () => setAttempt((count) => count + 1);

  if (opening.state === "asking") return <Loader />;
  if (opening.state === "failed")
    return (
      <NotOpened error={opening.error} again={again} toReal={mode === "free" ? () => setMode("real") : undefined} />
    );
  if (options.open === "redirect")
    return <Leaving key={opening.url} url={opening.url} timeout={options.timeout} again={again} />;
  if (!opening.framed) return <Elsewhere opening={opening} />;
  return (
    <FramedGame
      opening={opening}
      options={options}
      mode={mode}
      again={again}
      changeMode={isFree && !isTrial ? () => setMode(mode === "real" ? "free" : "real") : undefined}
    />
  );
}

/**
 * A game that did not open: why, and what to do. `toReal`: it was to be played for free, and can be played for real
 * instead.
 */
function NotOpened({ error, again, toReal }: { error: unknown; again(): void; toReal: (() => void) | undefined }) {
  const text = useText();
  const run = useRun();
  // A withdrawn game is unlikely to return within a minute: another game is the better offer.
  const isWithdrawn = error instanceof GatewayError && error.code === "game.unknown";
  const retry = (
    <Button key="retry" look={isWithdrawn ? "quiet" : "main"} onClick={toReal ?? again}>
      {text(toReal ? "launch.toReal" : "state.retry")}
    </Button>
  );
  const back = (
    <Button key="back" look={isWithdrawn ? "main" : "quiet"} onClick={() => void run({ action: "back" })}>
      {text("launch.back")}
    </Button>
  );
  return (
    <StateBox kind="error" title={text(errorTextKey(error))} action={isWithdrawn ? [back, retry] : [retry, back]} />
  );
}

/**
 * The browser navigates to the game and replaces this page: "back" leads to where the player came from, not into the
 * game again.
 */
function Leaving({ url, timeout, again }: { url: string; timeout: number; again(): void }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    location.replace(url);
    const timer = setTimeout(() => setLate(true), timeout);
    return () => clearTimeout(timer);
  }, [url, timeout]);
  return isLate ? <LateGame again={again} /> : <Loader />;
}

/** A game that may not be framed. The player's own tap opens the tab: later, phones would block it. */
function Elsewhere({ opening }: { opening: Extract<Opening, { state: "open" }> }) {
  const text = useText();
  return (
    <StateBox
      kind="empty"
      title={opening.name}
      text={text("launch.elsewhere")}
      action={
        <Button look="main" onClick={() => void window.open(opening.url, "_blank", "noopener,noreferrer")}>
          {text("launch.open")}
        </Button>
      }
    />
  );
}
