import { collections, sections } from "#descriptor/brand.ts";

/** What the folder of a brand can be called: the id of the brand. */
export const brandFolderName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Whether a layer is a brand whose folder has a name that no brand can have. */
export function isWrongName(layer: string): boolean {
  return layer !== "base" && !layer.startsWith("markets/") && !brandFolderName.test(layer);
}

/** Notes of people, and copies that editors and git leave behind: nobody expects them to have an effect. */
export function isNote(name: string): boolean {
  return /\.(?:md|txt|orig|bak|rej|swp|tmp)$|~$|^(?:LICENSE|CODEOWNERS)$/i.test(name);
}

/** Where a file with this name in a layer's folder would be read; undefined when it is read where it is. */
export function whereFilesBelong(kind: "brand" | "texts", name: string): string | undefined {
  const steps = name.split("/");
  const isJson = name.endsWith(".json");
  if (kind === "texts")
    return isJson && steps.length === 1 ? undefined : "Texts are in one JSON file a language, such as EN.json.";
  const isInAssets = steps[0] === "assets";
  if (/\.(?:jsonc?|json5|ya?ml|toml)$/i.test(name) && !isJson)
    return `Only JSON is read: write it without comments, and name it "${name.replace(/\.[^.]+$/, "")}.json".`;
  if (isJson && isInAssets) return 'Only pictures belong into "assets".';
  if (isJson)
    return steps.length <= 2 ? undefined : `Files are at most one folder deep: "${steps[0]}/${steps.at(-1)}".`;
  if (isInAssets)
    return steps.length === 2 ? undefined : `Pictures are directly in "assets": "assets/${steps.at(-1)}".`;
  return 'Only JSON files are read, and pictures in "assets".';
}

/** Where a file belongs that is beside the folders of layers; undefined for what cannot be taken for a descriptor. */
export function whereStraysBelong(kind: "brand" | "texts", name: string): string | undefined {
  const [, stem = ""] = descriptorLike.exec(name) ?? [];
  if (stem === "") return undefined;
  if (kind === "texts") return `Texts are in the folder of their brand or layer: "<brand>/${stem}.json".`;
  return isOfLayers(stem)
    ? `It belongs into the folder of a brand or layer: "<brand>/${stem}.json".`
    : `A brand is a folder: write "${stem}/brand.json".`;
}

const descriptorLike = /^(.*)\.(?:jsonc?|json5|ya?ml|toml)$/i;

/** Whether a file of this name is one of a layer. */
function isOfLayers(stem: string): boolean {
  return stem === "brand" || Object.hasOwn(sections, stem) || Object.hasOwn(collections, stem);
}
