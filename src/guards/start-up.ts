/** What the visitor sees at start-up. */
export type StartUpView = "app" | "maintenance" | "region-restricted";

/** Maintenance wins over region restriction; otherwise the normal app is shown (account §2.2). */
export function startUpView(state: { maintenance: boolean; regionRestriction: boolean } | undefined): StartUpView {
  if (state?.maintenance) return "maintenance";
  return state?.regionRestriction ? "region-restricted" : "app";
}
