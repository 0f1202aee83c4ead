import type { Logo } from "#descriptor/identity.ts";
import { useSite } from "./site.ts";

/** A logo, ready to be rendered: the name as text, and the drawing as an icon or as the address of a picture. */
export interface LogoView {
  name: string;
  mark?: { icon: string } | { src: string } | undefined;
  fill: Logo["fill"];
}

export function useLogo(): LogoView {
  const { logo, name, assets } = useSite();
  return { name: logo.wordmark ?? name, mark: markOf(logo.mark, assets), fill: logo.fill };
}

/**
 * A path below assets/ is a picture, anything else names an icon. A picture that the slice does not have is left out.
 */
function markOf(mark: string | undefined, assets: Readonly<Record<string, string>>): LogoView["mark"] {
  if (!mark?.startsWith("assets/")) return mark ? { icon: mark } : undefined;
  const src = assets[mark];
  return src ? { src } : undefined;
}
