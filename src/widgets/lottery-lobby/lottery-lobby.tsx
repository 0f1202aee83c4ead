import { useState } from "react";
import { prizeModeOf } from "#data/games/launch-rules.ts";
import { FAV, gamesBehind, groupsOf, HOT } from "#data/games/lottery-lobby.ts";
import { useCall } from "#data/client/use-call.ts";
import { useLotteryMenu } from "#data/games/use-draws.ts";
import { useLotteryFavourites } from "#session/lottery-favourites.ts";
import { useSession } from "#session/use-session.ts";
import { EntityList } from "#parts/entity-list.tsx";
import { useText } from "#text/use-text.ts";
import type { WidgetProps } from "../widget.ts";
import { LotteryCard } from "./lottery-card.tsx";
import styles from "./lottery-lobby.module.css";
import { LotteryMenu } from "./lottery-menu.tsx";

/** As many as fill a phone in the densest look. */
const SKELETONS = 11;
/** Looks whose draws lie on the page itself, not on cards. */
const ON_PAGE = new Set(["table", "rows", "lit"]);

/** Lottery games behind a menu of groups (games §2, Lottery lobby). */
export function LotteryLobby({ options }: WidgetProps<"lottery-lobby">) {
  const text = useText();
  const session = useSession();
  const categories = useCall("gameCategories");
  // Where the settings fail to load, draws are those of the plain lottery.
  const settled = categories.data !== undefined || categories.isError;
  const answer = useLotteryMenu(settled ? prizeModeOf(categories.data?.content ?? []) : undefined);
  const { ids, toggle } = useLotteryFavourites(session?.userName ?? "");
  const [chosen, setChosen] = useState<string>();
  const groups = [
    { tag: HOT, label: text("lottery.hot") },
    { tag: FAV, label: text("lottery.fav") },
    ...groupsOf(answer.data ?? {}),
  ];
  const games = answer.data && gamesBehind(answer.data, chosen, ids);
  return (
    <div className={styles.lobby} data-look={options.look}>
      {options.menu && <LotteryMenu groups={groups} chosen={chosen} choose={setChosen} />}
      {options.look === "table" && (
        <div className={styles.head} aria-hidden="true">
          <span>{text("draw.last")}</span>
          <span>{text("draw.closesIn")}</span>
        </div>
      )}
      <EntityList
        answer={{ ...answer, data: games }}
        frame={{ className: styles.games }}
        coming={SKELETONS}
        shape={styles.coming}
        isOpenEnded
        none={chosen === FAV ? "lottery.noneFav" : "draw.none"}
      >
        {(game) => (
          <li key={game.gameId} data-surface={ON_PAGE.has(options.look) ? undefined : "card"}>
            <LotteryCard
              game={game}
              look={options.look}
              favourite={ids.includes(game.gameId)}
              toggle={() => toggle(game.gameId)}
            />
          </li>
        )}
      </EntityList>
    </div>
  );
}
