import { useId, useRef, type ChangeEvent } from "react";
import { useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { ChosenImage } from "./chosen-image.tsx";
import { checkFiles, nameOf, withPicked, without, type ChosenImages } from "./chosen-images.ts";
import styles from "./image-field.module.css";

interface ImageFieldProps {
  chosen: ChosenImages;
  change: (by: (before: ChosenImages) => ChosenImages) => void;
}

/** Where the images of an application are picked, shown and removed (games §5). */
export function ImageField({ chosen: { images, refusal }, change }: ImageFieldProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const picked = await checkFiles([...(currentTarget.files ?? [])]);
    // Cleared, so that a removed file can be picked again.
    currentTarget.value = "";
    change((before) => withPicked(before, picked));
  }

  function remove(file: File): void {
    change((before) => without(before, file));
    // The tapped button is removed with its image.
    input.current?.focus();
  }

  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-name`}>
      <p className={styles.name} id={`${id}-name`}>
        {text("activity.images")}
      </p>
      {images.length > 0 && (
        <ul className={styles.images}>
          {images.map((file) => (
            <ChosenImage key={nameOf(file)} file={file} onRemove={() => remove(file)} />
          ))}
        </ul>
      )}
      <label className={buttonClasses("quiet", styles.add)}>
        <ButtonContent look="quiet" icon="plus">
          {text("activity.images.add")}
        </ButtonContent>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          aria-describedby={`${id}-refusal ${id}-hint`}
          aria-invalid={refusal ? true : undefined}
          onChange={(event) => void pick(event)}
        />
      </label>
      <p className={styles.refusal} id={`${id}-refusal`} aria-live="polite">
        {refusal && (
          <>
            <b>{refusal.name}</b> {text(`error.${refusal.reason}`)}
          </>
        )}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {text("activity.images.hint")}
      </p>
    </div>
  );
}
