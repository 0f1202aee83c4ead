import { added, addedSection } from "../added-section.ts";
import type { MutationKind } from "../mutation.ts";

/** A country for mobile numbers that does not exist, as where they begin or among those to pick from. */
export const unknownCountry: MutationKind = {
  name: "unknown country of a phone field",
  mutate: (file, random) => {
    const wrong = JSON.stringify(random.pick(["UK", "XX", "AA", "EN", "HP"]));
    const key = random.pick([
      { before: '"country": ', after: wrong },
      { before: '"countries": ["PH", ', after: `${wrong}, "SG"]` },
    ]);
    if (file.path !== "brands/base/fields.json")
      return addedSection(file, "fields", { before: `{ "mobileNum": { ${key.before}`, after: `${key.after} } }` });
    const kind = file.places.find(({ path, json }) => path.at(-1) === "kind" && json === "phone");
    return kind?.key && added(file.text, kind.key.offset, { ...key, after: `${key.after}, ` });
  },
};
