import { isObject } from "#kernel/json.ts";
import { replaced } from "../edit.ts";
import type { MutationKind } from "../mutation.ts";
import { realFields } from "../real-fields.ts";

/** A field of a form of base that is sent as another one is. */
export const sentTwice: MutationKind = {
  name: "field that is sent as another one",
  mutate: ({ path, text }, random, site) => {
    const fields = realFields(site).filter(({ file, place }) => file.path === path && isPlain(place.json));
    const field = random.some(fields);
    const other = field && random.some(fields.filter(({ form, id }) => form === field.form && id !== field.id));
    if (!field || !other) return undefined;
    const start = '{ "sends": ';
    const whole = JSON.stringify(field.place.json);
    const made = replaced(text, field.place.value, `${start}${JSON.stringify(other.id)}, ${whole.slice(1)}`);
    return { ...made, column: made.column + start.length, path: [...field.place.path, "sends"] };
  },
};

/** Everybody is asked for it, and it is text. */
function isPlain(field: unknown): boolean {
  const named = isObject(field) ? JSON.stringify(field) : "";
  return isObject(field) && !/"(?:when|sends|agree|captcha|phone|mobileNum|verificationCode)"/.test(named);
}
