import { showOnTop } from "#ui/overlay/show-on-top.ts";
import styles from "./diagnostics-overlay.module.css";

let overlay: HTMLElement | undefined;

/** Shows what is wrong with the last edit, like the terminal. The page below stays as it was. */
export function showDiagnostics(report: string): void {
  overlay ??= document.body.appendChild(document.createElement("pre"));
  overlay.className = styles["overlay"] ?? "";
  overlay.setAttribute("role", "alert");
  overlay.dataset["diagnostics"] = "";
  overlay.textContent = report;
  showOnTop(overlay);
  document.addEventListener("toggle", stayOnTop, true);
}

export function hideDiagnostics(): void {
  document.removeEventListener("toggle", stayOnTop, true);
  overlay?.remove();
  overlay = undefined;
}

/** A dialog that opens later would cover it. */
function stayOnTop({ target, newState }: ToggleEvent): void {
  if (overlay && target instanceof HTMLDialogElement && newState === "open") showOnTop(overlay);
}
