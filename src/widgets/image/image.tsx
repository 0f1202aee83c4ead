import type { ResolvedPicture } from "#descriptor/widgets/image.ts";
import { useSite } from "#data/page/site.ts";
import { ActionLink } from "#parts/action-link.tsx";
import { Drawing } from "#parts/drawing.tsx";
import { useText } from "#text/use-text.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./image.module.css";

/** A picture of the brand, or a drawing in its colours. */
export function Image({ options: { picture } }: WidgetProps<"image">) {
  if (typeof picture === "string")
    return (
      <div className={`gutter ${styles.image}`}>
        <Drawing of={picture} />
      </div>
    );
  return (
    <div className={`gutter ${styles.image}`}>
      {picture.do ? (
        <ActionLink do={picture.do} className={`centre ${styles.link}`}>
          <Picture of={picture} />
        </ActionLink>
      ) : (
        <Picture of={picture} />
      )}
    </div>
  );
}

/** A file whose size nobody can read gets a square. */
const SQUARE = { width: 1, height: 1 };

function Picture({ of: { asset, alt, width, size = SQUARE } }: { of: ResolvedPicture }) {
  const { assets } = useSite();
  const text = useText();
  const shown = width ?? size.width;
  return (
    <img
      className={width === undefined ? styles.wide : undefined}
      src={assets[asset]}
      alt={text(alt)}
      width={shown}
      height={Math.round((shown * size.height) / size.width)}
      loading="lazy"
      decoding="async"
    />
  );
}
