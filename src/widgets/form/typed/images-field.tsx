import { useEffect, useId, useRef, useState, type ChangeEvent } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses } from "#ui/control/button.tsx";
import { FieldName, FieldNote, FieldStatus } from "#ui/control/field-words.tsx";
import type { LaterProps } from "../fields/field-props.ts";
import { ChosenImage } from "./chosen-image.tsx";
import { checkFiles, nameOf, noImages, withPicked, without, type ChosenImages } from "./chosen-images.ts";
import { formatFileSize } from "./file-size.ts";
import { filled } from "./filled.ts";
import styles from "./images-field.module.css";
import { useContribution } from "./use-contribution.ts";
import { useFieldError } from "../fields/use-form-state.ts";
import { useOwnValue } from "./use-own-value.ts";
import { wasSent } from "../values/methods.ts";

/** Bytes of a megabyte, as the contract counts them. */
const MEGABYTE = 1024 * 1024;

/** Images are picked, shown and removed. The form's value is their names, what is sent are the files. */
export function ImagesField(props: LaterProps<FieldOf<"images">>) {
  const { id, field } = props;
  const { label, note, required, most = Infinity, megabytes = Infinity } = field;
  const text = useText();
  const locale = useLocale();
  const ids = useId();
  const input = useRef<HTMLInputElement>(null);
  const [group, setGroup] = useState<HTMLElement | null>(null);
  const [{ images, refusal }, change] = useChosen(props);
  const limits = { most, bytes: megabytes * MEGABYTE };
  const values = { most: String(most), size: formatFileSize(limits.bytes, locale) };
  useOwnValue(props, group, (chosen) => (required && chosen === "" ? "form.required" : null));
  useContribution(props, (_names, parameter) => ({ [parameter]: images }));
  const error = useFieldError(props)?.message;

  async function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const picked = await checkFiles([...(currentTarget.files ?? [])], limits);
    // Cleared, so that a removed file can be picked again.
    currentTarget.value = "";
    change((before) => withPicked(before, picked, limits));
  }

  function remove(file: File): void {
    change((before) => without(before, file));
    // The tapped button is removed with its image.
    input.current?.focus();
  }

  return (
    <div className="stack gap-2" role="group" aria-labelledby={`${ids}-name`} ref={setGroup}>
      <FieldName id={`${ids}-name`} required={required}>
        {text(label)}
      </FieldName>
      {images.length > 0 && (
        <ul className="stack gap-2">
          {images.map((file) => (
            <ChosenImage key={nameOf(file)} file={file} onRemove={() => remove(file)} />
          ))}
        </ul>
      )}
      <label className={buttonClasses("quiet", `covered ${styles.add}`)}>
        <ButtonContent look="quiet" icon="plus">
          {text("field.images.add")}
        </ButtonContent>
        <input
          ref={input}
          name={id}
          className="covering"
          type="file"
          accept="image/png,image/jpeg"
          multiple={most > 1}
          aria-describedby={`${ids}-refusal ${ids}-hint`}
          aria-invalid={refusal || error ? true : undefined}
          onChange={(event) => void pick(event)}
        />
      </label>
      <FieldStatus id={`${ids}-refusal`} wrong>
        {refusal ? (
          <>
            <b>{refusal.name}</b> {filled(text(`field.images.${refusal.reason}`), values)}
          </>
        ) : (
          error && text(error)
        )}
      </FieldStatus>
      <FieldNote id={`${ids}-hint`}>{filled(text(note ?? "field.images.hint"), values)}</FieldNote>
    </div>
  );
}

/** The chosen images, whose names are the form's value. A form that empties the value empties them. */
function useChosen({ id, methods }: LaterProps<FieldOf<"images">>) {
  const [chosen, setChosen] = useState<ChosenImages>(noImages);
  const names = chosen.images.map(({ name }) => name).join(", ");
  useEffect(() => {
    if ((methods.getValues(id) ?? "") === names) return;
    methods.setValue(id, names, { shouldDirty: true, shouldValidate: wasSent(methods) });
  }, [id, methods, names]);
  useEffect(() => {
    const { unsubscribe } = methods.watch((values, { name }) => {
      if (name === id && values[id] === "") setChosen((now) => (now.images.length > 0 ? noImages : now));
    });
    return unsubscribe;
  }, [id, methods]);
  return [chosen, setChosen] as const;
}
