import { accountSummary } from "./account-summary.ts";
import { activityDetail } from "./activity-detail.ts";
import { activityList } from "./activity-list.ts";
import { addToHomeGuide } from "./add-to-home-guide.ts";
import { announcementList } from "./announcement-list.ts";
import { announcementMarquee } from "./announcement-marquee.ts";
import { announcementPopup } from "./announcement-popup.ts";
import { articleList } from "./article-list.ts";
import { backButton } from "./back-button.ts";
import { bannerCarousel } from "./banner-carousel.ts";
import { brandHero } from "./brand-hero.ts";
import { contractNotice } from "./contract-notice.ts";
import { downloadButton } from "./download-button.ts";
import { downloadLinks } from "./download-links.ts";
import { drawCards } from "./draw-cards.ts";
import { drawSpotlight } from "./draw-spotlight.ts";
import { form } from "./form.ts";
import { gameFilters } from "./game-filters.ts";
import { gameGrid } from "./game-grid.ts";
import { gameFrame } from "./game-frame.ts";
import { gameList } from "./game-list.ts";
import { hotMatchStrip } from "./hot-match-strip.ts";
import { jackpotCounter } from "./jackpot-counter.ts";
import { languageSwitch } from "./language-switch.ts";
import { linkButton } from "./link-button.ts";
import { linkList } from "./link-list.ts";
import { logo } from "./logo.ts";
import { lotteryLobby } from "./lottery-lobby.ts";
import { menuButton } from "./menu-button.ts";
import { messageButton } from "./message-button.ts";
import { messageList } from "./message-list.ts";
import { pageTitle } from "./page-title.ts";
import { passkeyList } from "./passkey-list.ts";
import { passkeySignIn } from "./passkey-sign-in.ts";
import { section } from "./section.ts";
import { serviceWidget } from "./service-widget.ts";
import { sessionList } from "./session-list.ts";
import { socialSignIn } from "./social-sign-in.ts";
import { statusView } from "./status-view.ts";
import { tabs } from "./tabs.ts";
import { vendorTiles } from "./vendor-tiles.ts";
import { winnerBoard } from "./winner-board.ts";
import type { z } from "zod";

/** Every widget an operator can name. */
export const widgetDescriptions = {
  "account-summary": accountSummary,
  "activity-detail": activityDetail,
  "activity-list": activityList,
  "add-to-home-guide": addToHomeGuide,
  "announcement-list": announcementList,
  "announcement-marquee": announcementMarquee,
  "announcement-popup": announcementPopup,
  "article-list": articleList,
  "back-button": backButton,
  "banner-carousel": bannerCarousel,
  "brand-hero": brandHero,
  "contract-notice": contractNotice,
  "download-button": downloadButton,
  "download-links": downloadLinks,
  "draw-cards": drawCards,
  "draw-spotlight": drawSpotlight,
  form,
  "game-filters": gameFilters,
  "game-grid": gameGrid,
  "game-frame": gameFrame,
  "game-list": gameList,
  "hot-match-strip": hotMatchStrip,
  "jackpot-counter": jackpotCounter,
  "language-switch": languageSwitch,
  "link-button": linkButton,
  "link-list": linkList,
  logo,
  "lottery-lobby": lotteryLobby,
  "menu-button": menuButton,
  "message-button": messageButton,
  "message-list": messageList,
  "page-title": pageTitle,
  "passkey-list": passkeyList,
  "passkey-sign-in": passkeySignIn,
  section,
  "service-widget": serviceWidget,
  "session-list": sessionList,
  "social-sign-in": socialSignIn,
  "status-view": statusView,
  tabs,
  "vendor-tiles": vendorTiles,
  "winner-board": winnerBoard,
} as const;

export type WidgetType = keyof typeof widgetDescriptions;
export const widgetTypes = Object.keys(widgetDescriptions) as [WidgetType, ...WidgetType[]];
/** The options of a widget as its component gets them: defaults filled in. */
export type WidgetOptions = { [T in WidgetType]: z.output<(typeof widgetDescriptions)[T]["options"]> };
