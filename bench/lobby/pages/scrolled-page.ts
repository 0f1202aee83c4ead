import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "#ui/global.css";
import "#ui/surfaces.css";
import { pictureOf } from "../../picture-of.ts";
import type { LobbySize } from "./games.ts";

/** The functions of a page that the command calls. */
export interface ScrolledPage {
  /** Milliseconds between one frame and the next, since `watch`. */
  frames: readonly number[];
  /** The most elements there were at a time, since `watch`. */
  elements: number;
  /** Starts recording every frame. */
  watch(): void;
  /** The number of games in the list so far, rendered or not. */
  listed(): number;
  /** The cards of the first games as they are drawn. */
  picture(): string[];
}

declare global {
  interface Window {
    scrolled: ScrolledPage;
  }
}

const query = new URLSearchParams(location.search);
/** The lobby that the page's address names. */
export const requestedLobby: LobbySize = { games: Number(query.get("games")), loaded: Number(query.get("loaded")) };

/** Draws a list and makes it measurable. */
export function measurePage(node: ReactNode): void {
  const container = document.body.appendChild(document.createElement("main"));
  const frames: number[] = [];
  const cards = () => [...container.querySelectorAll<HTMLElement>("[role=listitem]")];
  const scrolled = {
    frames,
    elements: 0,
    watch() {
      let before = performance.now();
      const look = (now: number) => {
        frames.push(now - before);
        before = now;
        scrolled.elements = Math.max(scrolled.elements, container.getElementsByTagName("*").length);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    listed: () => Number(cards()[0]?.getAttribute("aria-setsize") ?? 0),
    picture: () =>
      cards()
        .slice(0, 9)
        .flatMap((card) => [`card ${card.getAttribute("aria-posinset")}`, ...pictureOf(card)]),
  };
  window.scrolled = scrolled;
  createRoot(container).render(node);
}
