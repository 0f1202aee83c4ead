import { Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { Audience } from "#facts/use-audience.ts";
import { usePage, useSite } from "#data/page/site.ts";
import { PlacementsView } from "#renderer/placements-view.tsx";
import { ScreenView } from "#renderer/screen-view.tsx";
import { WidgetErrorBoundary } from "#renderer/widget-error-boundary.tsx";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { useLater } from "#ui/use-later.ts";
import { SiteFooter } from "#widgets/site-footer/site-footer.tsx";
import { SiteHeader } from "#widgets/site-header/site-header.tsx";
import { PageFailed, PagePlaceholder } from "./page-placeholder.tsx";
import { useGate } from "./use-gate.ts";
import { useDocumentFacts } from "./use-document-facts.ts";
import { useOtherTabs } from "./use-other-tabs.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";
import type { PageLoading } from "./use-page-loading.ts";
import styles from "./frame.module.css";

const loadOverThePage = () => import("../over-the-page/over-the-page.tsx");

/** The frame of every page: header, screen, footer, and overlays (account §2.2). */
export function Frame({ loading }: { loading: PageLoading }) {
  const site = useSite();
  const page = usePage();
  const text = useText();
  const route = site.routes[page.route];
  const audience = useGate(page.route);
  useDocumentFacts();
  useOtherTabs();
  useScrollMemory(loading.state === "shown");
  const variant = route?.header === "home" ? "home" : "page";
  const header = site.header[variant];

  return (
    <>
      <a className={styles["skip"]} href="#main">
        {text("a11y.skip")}
      </a>
      {route && route.header !== "none" && (
        <FrameErrorBoundary part="header">
          <SiteHeader
            variant={variant}
            start={<PlacementsView placements={header.start} screen="header" />}
            centre={<PlacementsView placements={header.centre} screen="header" />}
            end={<PlacementsView placements={header.end} screen="header" />}
          />
        </FrameErrorBoundary>
      )}
      <Main key={page.route} busy={loading.state === "loading"}>
        {loading.state === "failed" ? <PageFailed retry={loading.retry} /> : <Entrance audience={audience} />}
      </Main>
      {route?.footer && (
        <FrameErrorBoundary part="footer">
          <SiteFooter current={page.route} named={route.footer} />
        </FrameErrorBoundary>
      )}
      <FrameErrorBoundary part="overlay" fallback={() => <OverlayFailed />}>
        <LaterOverThePage loading={loading.state === "loading"} />
      </FrameErrorBoundary>
    </>
  );
}

/** For whom there is a placeholder where some see the page. */
const others = { "for-guests": "for-members", "for-members": "for-guests", nobody: undefined } as const;

/** What lies over the page: it comes once the page reacts. */
function LaterOverThePage({ loading }: { loading: boolean }) {
  const OverThePage = useLater(loadOverThePage)?.OverThePage;
  return OverThePage && <OverThePage loading={loading} />;
}

/** The page for those who may enter, and a placeholder for the others. While the visitor is unknown, there are both. */
function Entrance({ audience }: { audience: Audience }) {
  const page = usePage();
  return (
    <>
      {audience !== "everybody" && <PagePlaceholder className={others[audience]} />}
      {audience !== "nobody" && (
        <Suspense fallback={<PagePlaceholder />}>
          <ScreenView page={page} className={audience === "everybody" ? undefined : audience} />
        </Suspense>
      )}
    </>
  );
}

interface ErrorBoundaryProps {
  part: "header" | "footer" | "overlay";
  /** Its fallback; nothing by default. */
  fallback?: () => ReactNode;
  children: ReactNode;
}

/** A part of the frame that breaks is reported and left out: the rest of the page works. */
function FrameErrorBoundary({ part, fallback = () => null, children }: ErrorBoundaryProps) {
  const { brand, reports = false } = useSite();
  const place = { brand, screen: part, widget: `site-${part}`, id: part };
  return (
    <WidgetErrorBoundary place={place} reports={reports} fallback={fallback}>
      {children}
    </WidgetErrorBoundary>
  );
}

let shownBefore = false;

/**
 * The screen's container. Every page after the first fades in over 300 ms (account §2.2), and gets the focus for screen
 * readers.
 */
function Main({ busy, children }: { busy: boolean; children: ReactNode }) {
  const page = usePage();
  const main = useRef<HTMLElement>(null);
  // Decided once: the first page must not fade when something on it changes later.
  const [fades] = useState(() => shownBefore);
  const { key } = useLocation();
  useEffect(() => {
    if (shownBefore) main.current?.focus({ preventScroll: true });
    shownBefore = true;
  }, [key]);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={styles["main"]}
      data-screen={screenMarker(page)}
      data-route={page.route}
      data-fade={fades}
      aria-busy={busy}
    >
      {children}
    </main>
  );
}

/** The marker that a widget of the screen sets, such as a status view's; else the route's id. */
function screenMarker(page: ReturnType<typeof usePage>): string {
  const markers = Object.values(page.screen.body).map(({ options }) => options?.["marker"]);
  return String(markers.find((marker) => marker !== undefined) ?? page.route);
}

/** Code that failed to load is requested again only after a reload. */
function OverlayFailed() {
  const text = useText();
  return (
    <div className={styles["failed"]} role="alert">
      <span>{text("error.chunk")}</span>
      <Button look="quiet" onClick={() => location.reload()}>
        {text("state.reload")}
      </Button>
    </div>
  );
}
