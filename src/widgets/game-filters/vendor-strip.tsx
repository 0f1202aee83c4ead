import { useEffect, useRef } from "react";
import { useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Skeletons } from "#ui/list/skeleton.tsx";
import styles from "./game-filters.module.css";
import { useLobbyVendors } from "./use-lobby-vendors.ts";

interface VendorStripProps {
  /** Part of a line with other choices; otherwise four are visible at a time. */
  inLine: boolean;
  gameType: string | undefined;
  /** Whether the category is known. */
  known: boolean;
  current: string | undefined;
  onChoose(vendor: string | undefined): void;
}

/**
 * The vendors of a category with an entry for all of them, four visible at a time (games §2). A single vendor needs no
 * choice.
 */
export function VendorStrip({ inLine, gameType, known, current, onChoose }: VendorStripProps) {
  const text = useText();
  const { data: vendors, error } = useLobbyVendors(gameType, known);
  const strip = useRef<HTMLDivElement>(null);
  const shown = vendors?.some(({ vassalage }) => vassalage === current);
  useEffect(() => {
    const chosen = shown ? strip.current?.querySelector<HTMLElement>("[aria-pressed=true]") : null;
    const line = inLine ? strip.current?.parentElement : strip.current;
    // Not scrollIntoView, which would scroll the page, too.
    if (chosen && line) line.scrollLeft = chosen.offsetLeft - (line.offsetWidth - chosen.offsetWidth) / 2;
  }, [shown, current, inLine]);
  if (!vendors)
    return error ? null : (
      <div className={`strip gap-2 ${styles.vendors}`} data-coming="">
        <Skeletons count={4} className={`chip ${styles.vendor} ${styles.coming}`} />
      </div>
    );
  if (vendors.length < 2) return null;
  return (
    <div
      ref={strip}
      role="group"
      aria-label={text("vendor.title")}
      className={`strip gap-2 ${styles.vendors}`}
      data-group={inLine ? undefined : "strip"}
    >
      <button
        type="button"
        className={`chip ${styles.vendor}`}
        data-kind="vendor"
        aria-pressed={current === undefined}
        onClick={() => onChoose(undefined)}
      >
        <Icon name="grid" size={26} />
        <span className={`strong ${styles.name}`}>{text("vendor.all")}</span>
      </button>
      {vendors.map(({ vassalage, accountTypeName, icon }) => (
        <button
          key={vassalage}
          type="button"
          className={`chip ${styles.vendor}`}
          data-kind="vendor"
          aria-pressed={current === vassalage}
          onClick={() => onChoose(vassalage)}
        >
          <Picture src={icon} alt="" name="" width={32} height={32} className={`firm ${styles.icon}`} />
          <span className={`strong ${styles.name}`}>{accountTypeName}</span>
        </button>
      ))}
    </div>
  );
}
