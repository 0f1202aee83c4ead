import type { FieldOf } from "#descriptor/field.ts";
import { isSupportedCountry } from "libphonenumber-js/mobile";
import { choiceHint } from "../../findings/words.ts";
import { entriesLookedAt, touches } from "../../layer/change.ts";
import type { AsFarAsRead, Draft, Finding } from "../../layer/draft.ts";
import { isSetAbove } from "../../layer/provenance.ts";
import { writtenPath } from "../../layer/written-path.ts";
import type { Path } from "../../validate/walk.ts";
import type { Check } from "../check.ts";

export const countriesOffered: Check = {
  id: "countries-offered",
  severity: "error",
  description: "The countries of a phone field exist, each is offered once, and the one it starts with is among them.",
  about: [
    "A number is checked by the rules of its country: those of a country that does not exist, or that the field does not offer, are refused. Without `country` the field starts with the brand's market.",
  ],
  beyond: {
    when: (change) => touches(change, "market"),
    because: "A phone field of a layer below starts with the country of the market.",
  },
  run: { brand: wrongCountries },
};

type PhoneField = AsFarAsRead<FieldOf<"phone">>;

function wrongCountries(draft: Draft): Finding[] {
  return entriesLookedAt(draft, "forms").flatMap((form) =>
    Object.entries(draft.value.forms?.[form]?.fields ?? {}).flatMap(([id, field]): Finding[] => {
      if (field?.kind !== "phone") return [];
      const path = ["forms", form, "fields", id];
      const wrong = [...unknownCountries(field, path), ...repeatedCountries(field, path)];
      return wrong.length > 0 ? wrong : missingStart(field, path, draft);
    }),
  );
}

function unknownCountries({ country, countries = [] }: PhoneField, path: Path): Finding[] {
  const named = [
    { code: country, at: [...path, "country"] },
    ...countries.map((code, index) => ({ code, at: [...path, "countries", index] })),
  ];
  return named.flatMap(({ code, at }): Finding[] => {
    if (code === undefined || isSupportedCountry(code)) return [];
    return [
      {
        path: at,
        at: "value",
        message: `There is no country "${code}" that has mobile numbers.`,
        hint: 'Write its ISO 3166-1 code, for example "GB" for the United Kingdom.',
      },
    ];
  });
}

function repeatedCountries({ countries = [] }: PhoneField, path: Path): Finding[] {
  return countries.flatMap((code, index): Finding[] =>
    countries.indexOf(code) < index
      ? [
          {
            path: [...path, "countries", index],
            at: "value",
            message: `"${code}" is offered twice.`,
            hint: "Remove it.",
          },
        ]
      : [],
  );
}

/** A field that starts with a country which it does not offer accepts no number of it. */
function missingStart({ country, countries }: PhoneField, path: Path, { layers, value }: Draft): Finding[] {
  const start = country ?? value.market?.toUpperCase();
  if (!countries || start === undefined || countries.includes(start)) return [];
  const [own, list] = ["country", "countries"].map((key) => writtenPath(layers, [...path, key])) as [Path, Path];
  const isOwn = country !== undefined && !isSetAbove(layers, list, own);
  return [
    {
      path: [...path, isOwn ? "country" : "countries"],
      at: "value",
      message: `The field starts with ${country === undefined ? "the brand's market, " : ""}"${start}", which is not offered.`,
      hint: isOwn
        ? choiceHint("", countries)
        : `Add "${start}", or name one of these as "country": the field then starts with it.`,
      relies: { path: list.slice(0, -1), inside: true },
    },
  ];
}
