import type { FileFinding } from "../../layer/layer.ts";
import { isObject, type Json } from "#kernel/json.ts";
import { memoizeByIdentity } from "#kernel/memoize.ts";
import type { SourceFile } from "../../read/source-file.ts";
import type { Sources } from "../../read/sources.ts";
import { layerOfPath } from "../../read/collect-suppressions.ts";
import type { Check } from "../check.ts";
import { GOOGLE_KEY, secretForms, secretOf } from "./secret-of.ts";

export const secretLooking: Check = {
  id: "secret-looking",
  severity: "error",
  suppressible: true,
  description: "No file of a brand contains a secret: most of its content is sent to every visitor.",
  about: [
    "The check finds private keys, tokens and access keys by their format, and random-looking values of keys such as `password`, `secret`, `token` or `apiKey`. Merchant codes are public. So is `features.phoneAuth.apiKey`: it identifies a project, and every visitor's browser needs it.",
    "A secret that was once in a file must be replaced: it stays in the history.",
  ],
  run: { layout: ({ files }: Sources) => [...files.values()].flatMap(foundIn) },
};

const foundIn = memoizeByIdentity(secretsIn);

/** One pass over the whole text rules out nearly every file. */
const anySign = new RegExp(
  `${secretForms.map(([, { source }]) => source).join("|")}|(?:password|passwd|passphrase|secret|token|key|credentials?)"\\s*:\\s*"[^"\\s]{12,}"`,
  "i",
);

function secretsIn(file: SourceFile): FileFinding[] {
  if (file.value === undefined || !anySign.test(file.text)) return [];
  const layer = layerOfPath(file.path);
  return stringsIn(file.value, []).flatMap(({ text, path }): FileFinding[] => {
    if (isPlace(file, path)) return [];
    const isPublic = isPublicKey(path);
    const what = secretOf(text, isPublic ? undefined : path.at(-1));
    if (what === undefined || (isPublic && what === GOOGLE_KEY)) return [];
    return [
      {
        rule: "secret-looking",
        layer,
        file,
        path,
        at: "value",
        message: `This looks like ${what}. Everyone can read a brand's files.`,
        hint: "Remove it, replace the secret everywhere, and keep secrets on the platform.",
      },
    ];
  });
}

/**
 * The web API key of a phone-auth provider identifies a project: it is public, and every visitor's browser needs it.
 */
function isPublicKey(path: readonly (string | number)[]): boolean {
  return path.at(-2) === "phoneAuth" && path.at(-1) === "apiKey";
}

/** A place names a route, also the place where a password is changed. */
function isPlace({ path: name }: SourceFile, path: readonly (string | number)[]): boolean {
  return path.at(-2) === "places" || (path.length === 1 && name.endsWith("/places.json"));
}

function stringsIn(
  value: Json,
  path: readonly (string | number)[],
): { text: string; path: readonly (string | number)[] }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => stringsIn(inner, [...path, index]));
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...path, key])) : [];
}
