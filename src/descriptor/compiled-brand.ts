import type { CallFacts } from "#gateway/call-facts.ts";
import type { Access, EnterRules } from "./vocabulary/access.ts";
import type { IconNode } from "./vocabulary/icon.ts";
import type { Brand } from "./brand.ts";
import type { Features } from "./features.ts";
import type { Footer, NamedFooter } from "./footer.ts";
import type { ShownForm } from "./form.ts";
import type { Header } from "./header.ts";
import type { LanguageCode, Logo } from "./identity.ts";
import type { Menu } from "./menu.ts";
import type { PhoneAuthSetup } from "./phone-auth.ts";
import type { Places } from "./places.ts";
import type { Rule } from "./vocabulary/rule.ts";
import type { KnownParameters, ShownScreen } from "./shown-screen.ts";
import type { WidgetType } from "./widgets/index.ts";

/** A language as a page knows it. */
export interface Language {
  code: LanguageCode;
  name: string;
  /** BCP 47 tag. */
  tag: string;
  direction: "ltr" | "rtl";
}

/**
 * A brand, compiled: immutable, complete, named by the digest of its content. It stays on the host; pages get slices.
 */
export interface CompiledBrand {
  id: string;
  /** SHA-256 of the content in hex, 64 digits. The same content has the same digest on every machine. */
  digest: string;
  /** The layers from the lowest, for example ["base", "markets/ph", "acme"]. */
  layers: readonly string[];
  /** The merged, validated descriptor with every default filled in, options of widgets too. */
  brand: Brand;
  /** Texts by language and key, complete: base-TY ⊕ market-TY ⊕ brand-TY over the same in the fallback language. */
  texts: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>>;
  languages: readonly Language[];
  /** The theme as CSS: custom properties on :root, the dark variant in a media query. */
  css: string;
  /** Colours for the browser's own bar, light and dark. */
  themeColour: { light: string; dark: string };
  /** Per route: what its screen uses, for slicing. */
  uses: Readonly<Record<string, ScreenUse>>;
  /** What every page uses: header, footer, menus, frame. */
  frameUse: ScreenUse;
  /** Drawings of every icon that the brand uses. */
  icons: Readonly<Record<string, readonly IconNode[]>>;
}

/** What a screen, or the frame, refers to: the basis of a page's slice. */
export interface ScreenUse {
  widgets: readonly WidgetType[];
  texts: readonly string[];
  icons: readonly string[];
  forms: readonly string[];
  rules: readonly string[];
  /** Calls of the contract that it makes. */
  calls: readonly string[];
  /** Of a route: what its address may say beside filters. Absent: anything. */
  parameters?: KnownParameters;
}

/** What the phone knows of a route before opening it. */
export interface RouteEntry {
  path: string;
  aliases?: readonly string[] | undefined;
  title?: string | undefined;
  header: "home" | "page" | "none";
  /** Whether there is a tab bar; the name of another one than the brand's. */
  footer: boolean | string;
  back?: { replace: string } | undefined;
  access?: string | undefined;
  enter?: EnterRules | undefined;
}

/** What a slice says of calls: those that its parts make, unless the site's code or the site's slice knows them. */
type DescribedCalls = Readonly<Record<string, CallFacts>>;

/** The part of a brand that every page carries, in one language. */
export interface SiteSlice {
  brand: string;
  digest: string;
  name: string;
  language: LanguageCode;
  languages: readonly Language[];
  merchant: { code: string; trialCode: string };
  /** ISO 3166-1 code in lower case. */
  market: string;
  logo: Logo;
  scheme: "light" | "dark" | "auto";
  flags: Readonly<Record<string, boolean>>;
  features: Omit<Features, "phoneAuth">;
  /** The phone-auth provider, if configured; otherwise nothing of it is shown or loaded. */
  phoneAuth?: PhoneAuthSetup | undefined;
  routes: Readonly<Record<string, RouteEntry>>;
  places: Places;
  access: Readonly<Record<string, Pick<Access, "enter"> & Partial<Access>>>;
  header: Header;
  footer: Footer;
  footers?: Readonly<Record<string, NamedFooter>> | undefined;
  menus: Readonly<Record<string, Menu>>;
  texts: Readonly<Record<string, string>>;
  icons: Readonly<Record<string, readonly IconNode[]>>;
  calls?: DescribedCalls;
  /** URL of each of the brand's assets by its path in the descriptor. */
  assets: Readonly<Record<string, string>>;
  /** Origins whose games the launch page may frame. */
  gameOrigins: readonly string[];
  /** True where edits are watched: the page then listens for them. */
  watched: boolean;
  /** True where the host takes reports of broken widgets. */
  reports?: boolean;
}

/** An answer of the platform, by the key under which the browser keeps it. */
export interface HostAnswer {
  key: readonly unknown[];
  data: unknown;
}

/** The part of a brand that one route needs, in one language. It changes with the brand only: browsers cache it. */
export interface RouteSlice {
  route: string;
  screen: ShownScreen;
  forms: Readonly<Record<string, ShownForm>>;
  rules: Readonly<Record<string, Rule>>;
  texts: Readonly<Record<string, string>>;
  icons: Readonly<Record<string, readonly IconNode[]>>;
  calls?: DescribedCalls;
}

/** What one rendering of a route adds; it is in the HTML. */
export interface Rendering {
  /** The answers of public calls that the page was rendered with. */
  answers: readonly HostAnswer[];
  /** Milliseconds since 1970 when this was rendered: the first render in the browser uses the same clock. */
  renderedAt: number;
  /**
   * Base URL of the pictures that the platform names by a path, such as https://cdn.example; null: they come from the
   * platform (games §9). What the first page of a visit says holds for the visit.
   */
  pictures: string | null;
  /** A seed for everything random on the page, so that both renders agree. */
  seed: number;
}

/** All that a page is rendered from, in addition to what every page of the brand shares. */
export type PageSlice = RouteSlice & Rendering;
