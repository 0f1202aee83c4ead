import styles from "./diagnostics-overlay.module.css";

let overlay: HTMLElement | undefined;

/** Shows what is wrong with the last edit, like the terminal. The page below stays as it was. */
export function showDiagnostics(report: string): void {
  overlay ??= document.body.appendChild(document.createElement("pre"));
  overlay.className = styles["overlay"] ?? "";
  overlay.setAttribute("role", "alert");
  overlay.dataset["diagnostics"] = "";
  overlay.textContent = report;
}

export function hideDiagnostics(): void {
  overlay?.remove();
  overlay = undefined;
}
