import { outsideAddress } from "#data/client/outside-address.ts";
import { useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses, type ButtonLook } from "#ui/control/button.tsx";
import { pageAddress } from "./page-address.ts";

/** A link that looks like a button, to an address outside of the site as the platform answered it. */
export function OutsideButton({ to, look, children }: { to: string; look: ButtonLook; children: string }) {
  const text = useText();
  const url = usableAddress(to);
  if (url === undefined) return <p className="muted middle size-3 pretty">{text("payment.unusable")}</p>;
  return (
    <a href={url} className={buttonClasses(look)}>
      <ButtonContent look={look}>{children}</ButtonContent>
    </a>
  );
}

/** An address that may become the page's own; undefined for another kind, which could run code. */
export function usableAddress(url: string): string | undefined {
  try {
    return outsideAddress(url, new URL(pageAddress()).protocol).href;
  } catch {
    return undefined;
  }
}
