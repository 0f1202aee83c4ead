import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import type { FileFinding, Fragment, Layer } from "../layer/layer.ts";

/** The fragments as one value, without those that set what another sets. */
export function joinedFragments(
  layer: string,
  sorted: readonly Fragment[],
): Pick<Layer, "value" | "fragments"> & { twice: Iterable<FileFinding> } {
  const value: JsonObject = {};
  const fragments: Fragment[] = [];
  const twice = new Map<string, FileFinding>();
  for (const fragment of sorted) {
    const [section, entry] = fragment.mount;
    const earlier = section === undefined ? undefined : setTwice(fragments, fragment.mount);
    if (earlier)
      twice.set(`${earlier.fragment.file.path} ${earlier.path.join("/")}`, setAgain(layer, earlier, fragment));
    // Null beside a file removes nothing that the file sets: what it lacks is not reported as well.
    if (earlier && isObject(earlier.value)) continue;
    fragments.push(fragment);
    if (section === undefined) Object.assign(value, fragment.value);
    else if (entry === undefined) value[section] = fragment.value;
    else value[section] = { ...(isObject(value[section]) ? value[section] : {}), [entry]: fragment.value };
  }
  return { value, fragments, twice: twice.values() };
}

/** A value that an earlier fragment sets. */
interface Earlier {
  fragment: Fragment;
  /** Steps in that fragment. */
  path: readonly string[];
  value: Json;
}

/** What an earlier fragment sets at a mount, or instead of an object that could contain it. */
function setTwice(fragments: readonly Fragment[], mount: readonly string[]): Earlier | undefined {
  for (const fragment of fragments) {
    if (!fragment.mount.every((step, index) => step === mount[index])) continue;
    const found = setOnTheWay(fragment, mount.slice(fragment.mount.length));
    if (found) return found;
  }
  return undefined;
}

function setOnTheWay(fragment: Fragment, steps: readonly string[]): Earlier | undefined {
  let value: Json = fragment.value;
  for (const [index, step] of steps.entries()) {
    if (!isObject(value)) return { fragment, path: steps.slice(0, index), value };
    if (!Object.hasOwn(value, step)) return undefined;
    value = value[step] as Json;
  }
  return { fragment, path: steps, value };
}

function setAgain(layer: string, { fragment, path, value }: Earlier, again: Fragment): FileFinding {
  const name = [...fragment.mount, ...path].join("/");
  const removed = value === null;
  return {
    rule: "section-twice",
    layer,
    file: fragment.file,
    path,
    at: "key",
    message: removed
      ? `"${name}" is removed here (null), but ${again.file.path} sets it.`
      : `"${name}" is set here and in ${again.file.path}.`,
    hint: removed
      ? `Remove "${name}" here to keep what its own files say, or delete those.`
      : "Keep only one of the two.",
  };
}
