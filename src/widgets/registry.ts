import type { ComponentType } from "react";
import type { WidgetType } from "#descriptor/widgets/index.ts";
import type { WidgetProps } from "./widget.ts";

/** Brings a widget's component when a page first needs it. */
export type WidgetLoader<T extends WidgetType> = () => Promise<ComponentType<WidgetProps<T>>>;
export type WidgetRegistry = { [T in WidgetType]: WidgetLoader<T> };

/** Every widget that an operator can name, with its component. The compiler refuses one that is missing. */
export const registry = {
  "account-summary": () => import("./account-summary/account-summary.tsx").then((module) => module.AccountSummary),
  "activity-detail": () => import("./activity-detail/activity-detail.tsx").then((module) => module.ActivityDetail),
  "activity-list": () => import("./activity-list/activity-list.tsx").then((module) => module.ActivityList),
  "add-to-home-guide": () =>
    import("./add-to-home-guide/add-to-home-guide.tsx").then((module) => module.AddToHomeGuide),
  "announcement-list": () =>
    import("./announcement-list/announcement-list.tsx").then((module) => module.AnnouncementList),
  "announcement-marquee": () =>
    import("./announcement-marquee/announcement-marquee.tsx").then((module) => module.AnnouncementMarquee),
  "announcement-popup": () =>
    import("./announcement-popup/announcement-popup.tsx").then((module) => module.AnnouncementPopup),
  "article-list": () => import("./article-list/article-list.tsx").then((module) => module.ArticleList),
  "back-button": () => import("./back-button/back-button.tsx").then((module) => module.BackButton),
  "banner-carousel": () => import("./banner-carousel/banner-carousel.tsx").then((module) => module.BannerCarousel),
  "brand-hero": () => import("./brand-hero/brand-hero.tsx").then((module) => module.BrandHero),
  "contract-notice": () => import("./contract-notice/contract-notice.tsx").then((module) => module.ContractNotice),
  "download-button": () => import("./download-button/download-button.tsx").then((module) => module.DownloadButton),
  "download-links": () => import("./download-links/download-links.tsx").then((module) => module.DownloadLinks),
  "draw-cards": () => import("./draw-cards/draw-cards.tsx").then((module) => module.DrawCards),
  "draw-spotlight": () => import("./draw-spotlight/draw-spotlight.tsx").then((module) => module.DrawSpotlight),
  form: () => import("./form/form.tsx").then((module) => module.Form),
  "game-filters": () => import("./game-filters/game-filters.tsx").then((module) => module.GameFilters),
  "game-grid": () => import("./game-grid/game-grid.tsx").then((module) => module.GameGrid),
  "game-frame": () => import("./game-frame/game-frame.tsx").then((module) => module.GameFrame),
  "game-list": () => import("./game-list/game-list.tsx").then((module) => module.GameList),
  "hot-match-strip": () => import("./hot-match-strip/hot-match-strip.tsx").then((module) => module.HotMatchStrip),
  "jackpot-counter": () => import("./jackpot-counter/jackpot-counter.tsx").then((module) => module.JackpotCounter),
  "language-switch": () => import("./language-switch/language-switch.tsx").then((module) => module.LanguageSwitch),
  "link-button": () => import("./link-button/link-button.tsx").then((module) => module.LinkButton),
  "link-list": () => import("./link-list/link-list.tsx").then((module) => module.LinkList),
  logo: () => import("./logo/logo.tsx").then((module) => module.Logo),
  "lottery-lobby": () => import("./lottery-lobby/lottery-lobby.tsx").then((module) => module.LotteryLobby),
  "menu-button": () => import("./menu-button/menu-button.tsx").then((module) => module.MenuButton),
  "message-button": () => import("./message-button/message-button.tsx").then((module) => module.MessageButton),
  "message-list": () => import("./message-list/message-list.tsx").then((module) => module.MessageList),
  "page-title": () => import("./page-title/page-title.tsx").then((module) => module.PageTitle),
  "passkey-list": () => import("./passkey-list/passkey-list.tsx").then((module) => module.PasskeyList),
  "passkey-sign-in": () => import("./passkey-sign-in/passkey-sign-in.tsx").then((module) => module.PasskeySignIn),
  section: () => import("./section/section.tsx").then((module) => module.Section),
  "service-widget": () => import("./service-widget/service-widget.tsx").then((module) => module.ServiceWidget),
  "session-list": () => import("./session-list/session-list.tsx").then((module) => module.SessionList),
  "social-sign-in": () => import("./social-sign-in/social-sign-in.tsx").then((module) => module.SocialSignIn),
  "status-view": () => import("./status-view/status-view.tsx").then((module) => module.StatusView),
  tabs: () => import("./tabs/tabs.tsx").then((module) => module.Tabs),
  "vendor-tiles": () => import("./vendor-tiles/vendor-tiles.tsx").then((module) => module.VendorTiles),
  "winner-board": () => import("./winner-board/winner-board.tsx").then((module) => module.WinnerBoard),
} satisfies WidgetRegistry;
