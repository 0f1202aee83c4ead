import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import type { LanguageCode } from "#descriptor/identity.ts";
import { OFFLINE_PAGE, WORKER_ADDRESS } from "#offline/setting.ts";
import { appIconAt, iconDigest, iconForms, iconSource, TOUCH_ICON } from "./app-icons.ts";
import { drawIcon } from "./draw-icon.ts";
import { type Encoded, PackedText } from "../http/encoded.ts";
import { closedPolicy, workerPolicy } from "../http/security-headers.ts";
import type { SiteHost } from "../site-host.ts";
import { MANIFEST_PATH, webManifest } from "./web-manifest.ts";
import { workerCode, worksOffline } from "./worker-code.ts";

/** A body with its own headers. */
export interface Installable {
  body: Encoded;
  policy: string;
  /** Whether its address contains its hash. */
  isImmutable: boolean;
  /** Whether it depends on the visitor's language. */
  byLanguage: boolean;
}

/**
 * The resources of an installable site that works offline: manifest, icons, service worker, offline page. Undefined for
 * any other path.
 */
export async function installable(
  host: SiteHost,
  brand: CompiledBrand,
  language: LanguageCode,
  path: string,
): Promise<Installable | undefined> {
  if (path === MANIFEST_PATH)
    return { body: await manifest(host, brand, language), policy: closedPolicy, isImmutable: false, byLanguage: true };
  if (path === WORKER_ADDRESS)
    return { body: await worker(host, brand), policy: workerPolicy, isImmutable: false, byLanguage: false };
  if (path === OFFLINE_PAGE && worksOffline(brand)) return offlinePage(host, brand, language);
  const icon = path === TOUCH_ICON || path.startsWith("/_livery/icons/") ? await appIcon(host, brand, path) : undefined;
  return icon && { body: icon, policy: closedPolicy, isImmutable: path !== TOUCH_ICON, byLanguage: false };
}

function manifest(host: SiteHost, brand: CompiledBrand, code: LanguageCode): Promise<Encoded> {
  const language = brand.languages.find((one) => one.code === code) ?? {
    code,
    name: code,
    tag: code.toLowerCase(),
    direction: "ltr",
  };
  const text = webManifest(brand, language, host.assetsOf(brand).urls);
  return host.bodies.take(
    `${brand.id} manifest ${code}`,
    text,
    () => new PackedText(text, "application/manifest+json; charset=utf-8"),
  );
}

function worker(host: SiteHost, brand: CompiledBrand): Promise<Encoded> {
  const text = workerCode(brand, host.build, host.settings.live !== "off");
  return host.bodies.take(`${brand.id} worker`, text, () => new PackedText(text, "text/javascript; charset=utf-8"));
}

async function offlinePage(
  host: SiteHost,
  brand: CompiledBrand,
  language: LanguageCode,
): Promise<Installable | undefined> {
  const route = brand.brand.places.offline;
  const { offline } = route === undefined ? {} : await host.page(brand, language, route);
  return offline && { body: offline.html, policy: offline.policy, isImmutable: false, byLanguage: true };
}

async function appIcon(host: SiteHost, brand: CompiledBrand, path: string): Promise<Encoded | undefined> {
  const assets = host.assetsOf(brand);
  const file = appIconAt(brand, assets.urls, path);
  if (file === null) return undefined;
  const digest = iconDigest(brand, assets.urls);
  return host.bodies.take(`${brand.id} ${file}`, digest, async () => ({
    ...(await drawIcon(iconSource(brand, assets), iconForms[file])),
    etag: `"${digest}"`,
  }));
}
