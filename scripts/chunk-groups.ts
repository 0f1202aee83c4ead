/**
 * Modules that belong in one file of the build. What every page needs comes in one file, and small files that are
 * needed together in another: many small ones compress worse, and each is a request. Libraries that only some pages
 * need stay apart and come when they are asked for.
 */
const libraries =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@tanstack\/(?:react-query|query-core)(?!.*\/(?:infiniteQueryObserver|useInfiniteQuery)\.))\/|rolldown/;

const together: Readonly<Record<string, RegExp>> = {
  // What every page needs for its first call.
  calls:
    /src\/(?:gateway\/(?:answer-outlines|call-wires|sent-input|error-behaviour)|data\/client\/transport\/(?:answer|browser-transport|either-signal|forced-redirect|lost-session|once))\./,
  // What lies over every page, once it is usable.
  notices:
    /src\/(?:app\/(?:notices|over-the-page|worker)\/(?!screen-sheet|sign-in-by-itself)|session\/automatic-flag|offline\/(?:setting|clear-caches)|ui\/(?:toast\/toasts|overlay\/show-on-top)|data\/client\/cache\/(?:use-)?stale-answers|app\/frame\/(?:use-)?swipe-back)\b/,
  // What sends a call once, and what one that succeeded leaves behind, here and in other tabs.
  done: /src\/(?:actions\/(?:after-call|send-call|send-once)|data\/(?:client\/(?:cache\/tell-of-changes|retry\/send-with-key)|sign-in\/forget-credential))\./,
  // What appears on home after a while.
  visits:
    /src\/(?:widgets\/(?:add-to-home-guide\/(?:add-to-home-guide|old-ios)|announcement-popup\/(?:announcement-popup|popup-memory|popup-rules)|contract-notice\/\w)|ui\/use-late\.)/,
  // Games, and the two widgets of home that are together on every brand's, and seen first.
  games:
    /src\/(?:data\/games\/(?:favourites|game-mark|launch-rules|pending-favourites|vendor-rules)|actions\/use-open-game|parts\/(?:game-card|use-game-actions)|ui\/(?:control\/heart-button|picture\/art-card)|widgets\/(?:announcement-marquee|game-grid)\/[\w-]+)\./,
  // What the balance in a header needs, and most pages with figures or lists do.
  figures:
    /src\/(?:data\/client\/use-debounced|kernel\/(?:memoize|money)|parts\/(?:entity-list|list-view|members-only)|text\/(?:format|formatters|write-in)|ui\/list\/stale)\./,
  shown:
    /src\/(?:data\/client\/transport\/(?:server-clock|use-clock-ahead)|parts\/pause-button|ui\/(?:motion\/(?:drawn-in-place|use-motion|use-page-visible|use-reduced-motion|use-steps)|number\/(?:countdown-clock|ticker))|widgets\/section\/section)\./,
  draws:
    /src\/(?:data\/games\/(?:draw-moment|draw-rules|lottery-lobby|use-draws|use-spotlit)|parts\/card-clock|ui\/(?:moment\/moment|number\/(?:balls|countdown))|widgets\/(?:draw-cards|draw-spotlight)\/[\w-]+)\./,
  // Widgets of home that are together on every brand's: those below, and those at the end.
  boards: /src\/widgets\/(?:vendor-tiles|winner-board)\/[\w-]+\./,
  ends: /src\/(?:data\/information\/(?:service-link\/service-address|use-app-links)|widgets\/(?:download-button|service-widget|site-foot)\/[\w-]+)\./,
  // Dialogs, and the popup of home, which is the first of them on most visits.
  dialogs:
    /src\/(?:ui\/(?:overlay\/(?:dialog|modal)|text\/paragraphs)|widgets\/announcement-popup\/(?:popup|popup-looks|popup-page|use-closing|use-drawn))\./,
  fields:
    /src\/(?:session\/(?:known-password|remembered-flag)|ui\/control\/field(?:-words)?|widgets\/form\/(?:fields\/use-form-state|values\/(?:check-value|known-password|methods)|password\/common-problem)|text\/(?:without-values|read-digits))\./,
  social: /src\/(?:data\/sign-in\/phone-auth\/(?:use-)?phone-auth|widgets\/social-sign-in\/[\w-]+)\./,
  switches: /src\/(?:ui\/control\/segments|widgets\/(?:appearance|language)-switch\/[\w-]+)\./,
  remembered: /src\/session\/(?:automatic-sign-in|encrypted-text|remembered-login|secret-key)\./,
  // What every page of records needs, whatever it shows; forms and sheets need parts of the second alone.
  records: /src\/(?:cells|parts\/(?:screen|use-shown-cells)|text\/(?:fits|hidden|value-kinds)|facts\/row-facts(?!-))\b/,
  // What a tap does with a value or a call, and what it asks first: small files that share most of what they need.
  taps: /src\/actions\/(?:bound-values|resolved-query|handlers\/(?:call|confirm|copy|save-file|share|set-filter))\./,
  bindings: /src\/(?:data\/screen\/(?!row)|session\/site-value\.)/,
  buttons: /src\/(?:widgets\/action-bar\/|parts\/action-buttons\.)/,
  // What only pages of records need beside these.
  beside: /src\/(?:data\/client\/use-calls|text\/(?:ago|days))\./,
  // How long something lasts still, as a text and on the page.
  left: /src\/(?:parts|text)\/time-left\./,
  // What few pages need, and only once something has been tapped or has values in its text.
  phrases: /src\/(?:parts\/valued-phrase|text\/write-values|actions\/filled-question)\./,
};

export const chunkGroups = [
  { name: "libraries", test: libraries },
  {
    name: "header",
    test: /src\/(?:widgets\/(?:logo|back-button|page-title|link-button|menu-button|message-button)|ui\/picture\/wordmark|ui\/overlay\/dialog-store|parts\/(?:action-button|answer-failed)\.|data\/client\/(?:use-online|cache\/effects|retry\/(?:idempotency-key|random-key))|kernel\/assert\.|data\/page\/row\.|ui\/when-idle\.)/,
  },
  ...Object.entries(together).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false })),
];
