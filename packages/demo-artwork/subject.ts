/** What a picture is for. Each kind has its own composition and ratio. */
export type ArtKind = "game" | "vendor" | "vendor-tile" | "banner" | "crest" | "lottery" | "avatar" | "motif";

/** The crop of a banner: 2:1, 4:5 or 4:1. */
export type BannerShape = "wide" | "tall" | "strip";

/** A merchant's colours as `#rrggbb`; banners are painted in them. */
export interface MerchantPalette {
  accent: string;
  accentAlt: string;
  surface: string;
  ink: string;
}

/** What a picture shows. The same subject gives the same picture on every machine. */
export interface ArtSubject {
  /** Any stable id, such as a game's id; decides everything the other fields leave open. */
  seed: string;
  /** The name set into games, vendor tiles and banners. Crests, lotteries, emblems and avatars carry no words. */
  title?: string | undefined;
  /** The short second line of a banner. */
  subtitle?: string | undefined;
  /** RNG, FISH, LIVE, PVP, SPORTS, ESPORTS, COCKFIGHT, LOTT or ELOTT; anything else is treated as RNG. */
  category?: string | undefined;
  /** The vendor's code: decides palette, finish and lettering. */
  vendor?: string | undefined;
  palette?: MerchantPalette | undefined;
  /** `auto` follows the lightness of the palette's surface. */
  scheme?: "light" | "dark" | "auto" | undefined;
}
