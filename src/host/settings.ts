/** What the host is told from outside. */
export interface HostSettings {
  port: number;
  /** Folder with the brands' layers. */
  brands: string;
  /** Folder with the text packs' layers. */
  textPacks: string;
  /** Folder with the build: `client/` and `server/`. */
  dist: string;
  /** Base URL of the reference platform, for brands whose platform is "sandbox". */
  sandbox: string | null;
  /** Secret for provisioning the sandbox's merchants. */
  sandboxSecret: string | null;
  /** Whether edits of brands are watched and shown on open pages. */
  watch: boolean;
}

/** Settings from the environment. */
export function settingsFrom(env: NodeJS.ProcessEnv): HostSettings {
  return {
    port: portFrom(env["PORT"]),
    brands: env["LIVERY_BRANDS"] ?? "brands",
    textPacks: env["LIVERY_TEXT_PACKS"] ?? "text-packs",
    dist: env["LIVERY_DIST"] ?? "dist",
    sandbox: env["LIVERY_SANDBOX"] ?? null,
    sandboxSecret: env["SANDBOX_SECRET"] ?? null,
    watch: env["LIVERY_WATCH"] !== "0",
  };
}

function portFrom(text = "4100"): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`PORT is "${text}". Give a number between 0 and 65535, for example PORT=4100.`);
  return port;
}
