import { lazy, Suspense } from "react";
import { useOverlay, type Overlay } from "#actions/overlay.ts";
import { useSite } from "#data/page/site.ts";

const MenuPopover = lazy(() =>
  import("#widgets/menu-popover/menu-popover.tsx").then((module) => ({ default: module.MenuPopover })),
);
const MenuSidebar = lazy(() =>
  import("#widgets/menu-popover/menu-sidebar.tsx").then((module) => ({ default: module.MenuSidebar })),
);
const LoginPopup = lazy(() =>
  import("#widgets/login-popup/login-popup.tsx").then((module) => ({ default: module.LoginPopup })),
);
const LanguagePicker = lazy(() =>
  import("#widgets/language-picker/language-picker.tsx").then((module) => ({ default: module.LanguagePicker })),
);
const DownloadPopup = lazy(() =>
  import("#widgets/download-popup/download-popup.tsx").then((module) => ({ default: module.DownloadPopup })),
);
const ScreenSheet = lazy(() => import("./screen-sheet.tsx").then((module) => ({ default: module.ScreenSheet })));

/** The open overlay. */
export function Overlays() {
  const overlay = useOverlay();
  return <Suspense>{overlay && <OverlayView overlay={overlay} />}</Suspense>;
}

function OverlayView({ overlay }: { overlay: Overlay }) {
  const { menus } = useSite();
  switch (overlay.kind) {
    case "menu":
      return menus[overlay.menu]?.look === "sidebar" ? (
        <MenuSidebar menu={overlay.menu} />
      ) : (
        <MenuPopover menu={overlay.menu} anchor={overlay.anchor} />
      );
    case "login":
      return <LoginPopup />;
    case "language":
      return <LanguagePicker />;
    case "download":
      return <DownloadPopup />;
    case "sheet":
      return <ScreenSheet opened={overlay} />;
  }
}
