import { contract } from "#gateway/contract.ts";
import type { Endpoint } from "#gateway/endpoint.ts";
import { isObject, type JsonObject } from "#kernel/json.ts";
import { parametersOf } from "#compile/analyse/written-parameters.ts";
import type { GoodFile, GoodSite } from "./good-site.ts";
import type { Place } from "./places.ts";

const calls: Readonly<Record<string, Endpoint>> = contract;

/** A field that a form of base sends under its own id. */
export interface RealField {
  file: GoodFile;
  place: Place;
  form: string;
  id: string;
  call: Endpoint;
  /** The ids of the form's fields. */
  beside: readonly string[];
}

/** The fields of the forms of base whose ids are parameters of their calls. */
export function realFields({ good }: GoodSite): RealField[] {
  return good
    .filter(({ path }) => path.startsWith("brands/base/forms/"))
    .flatMap((file) => {
      const [whole] = file.places;
      const form = isObject(whole?.json) ? whole.json : {};
      const call = calls[String((form["submit"] as JsonObject)["call"])] as Endpoint;
      const beside = Object.keys(form["fields"] ?? {});
      return file.places.flatMap((place): RealField[] => {
        const [, name = "", part, id = ""] = place.path.map(String);
        const isField = part === "fields" && place.path.length === 4 && isObject(place.json);
        return isField && Object.hasOwn(call.input.shape, id) ? [{ file, place, form: name, id, call, beside }] : [];
      });
    });
}

/** Whether the form cannot be sent without a field: the call needs it, or may ask for it. */
export function isNeeded({ id, call, beside }: RealField): boolean {
  const needed = (call.neededOfForms ?? []).flatMap((one) =>
    typeof one === "string" ? one : (one.find((way) => way.every((name) => beside.includes(name))) ?? []),
  );
  const asked = call.errors.includes("captcha.wrong") ? ["captcha"] : [];
  return [...parametersOf(call).required, ...needed, ...asked].includes(id);
}
