import { lazy, Suspense } from "react";
import { useOverlay, type Overlay } from "#actions/overlay.ts";

const MenuPopover = lazy(() => import("#widgets/menu-popover/menu-popover.tsx").then((module) => ({ default: module.MenuPopover })));
const LoginPopup = lazy(() => import("#widgets/login-popup/login-popup.tsx").then((module) => ({ default: module.LoginPopup })));
const LanguagePicker = lazy(() => import("#widgets/language-picker/language-picker.tsx").then((module) => ({ default: module.LanguagePicker })));
const DownloadPopup = lazy(() => import("#widgets/download-popup/download-popup.tsx").then((module) => ({ default: module.DownloadPopup })));

/** What lies over the page now. */
export function Overlays() {
  const overlay = useOverlay();
  return <Suspense>{overlay && <OverlayView overlay={overlay} />}</Suspense>;
}

function OverlayView({ overlay }: { overlay: Overlay }) {
  switch (overlay.kind) {
    case "menu": return <MenuPopover menu={overlay.menu} anchor={overlay.anchor} />;
    case "login": return <LoginPopup />;
    case "language": return <LanguagePicker />;
    case "download": return <DownloadPopup />;
  }
}
