import { useEffect, useId, useState } from "react";
import { useLocale, useText } from "#text/use-text.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { formatFileSize } from "./file-size.ts";
import styles from "./images-field.module.css";

/** Pixels of a preview's box. */
const PREVIEW = 56;

/** A chosen image: its preview, name and size, and a button to remove it. */
export function ChosenImage({ file, onRemove }: { file: File; onRemove(): void }) {
  const text = useText();
  const id = useId();
  const locale = useLocale();
  const address = useAddressOf(file);
  return (
    <li className={`line gap-3 ${styles.image}`}>
      {address ? (
        <Picture src={address} alt="" width={PREVIEW} height={PREVIEW} className={styles.preview} />
      ) : (
        <span className={styles.preview} />
      )}
      <span className="stack grow">
        <span className={`clipped strong ${styles.file}`} id={`${id}-file`}>
          {file.name}
        </span>
        <span className={`quiet ${styles.size}`}>{formatFileSize(file.size, locale)}</span>
      </span>
      <button
        type="button"
        className={`square muted ${styles.remove}`}
        id={`${id}-remove`}
        aria-label={text("field.images.remove")}
        aria-labelledby={`${id}-remove ${id}-file`}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </button>
    </li>
  );
}

/** An object URL of a file, valid on this page only and while the file is shown. */
function useAddressOf(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
