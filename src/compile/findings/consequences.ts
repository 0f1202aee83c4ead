import type { Draft, Finding } from "../layer/draft.ts";
import { within, type Path } from "../validate/walk.ts";
import { isOfShape, type Found } from "./found.ts";
import { Mistakes } from "./mistakes.ts";
import { reliancesOf } from "./reliances.ts";

/** Reports what a layer below got wrong there, although it shows in what a layer above adds. */
export function withCausesBelow(found: readonly Found[], _draft: Draft, below: readonly Found[]): readonly Found[] {
  const mistakes = new Mistakes(below.filter(isOfShape));
  return found.map((one) => {
    if (!isOfShape(one)) return one;
    return mistakes.around(one.finding.path).find((cause) => followsFrom(one.finding, cause.finding)) ?? one;
  });
}

/** A mismatch inside a wrong value, in an object that lacks a key, or of the key that another was meant to be. */
function followsFrom({ path, at }: Finding, cause: Finding): boolean {
  if (cause.meant && within(path, cause.meant)) return true;
  const isInside = path.length > cause.path.length || (at === "missing" && cause.at === at);
  return isInside && within(path, cause.path);
}

/** Removes what may only follow from another mistake of the brand, or of a layer below it. */
export function withoutConsequences(found: readonly Found[], _draft: Draft, below: readonly Found[]): readonly Found[] {
  const all = [...below, ...found];
  const wrong = new Mistakes(all.filter(isOfShape));
  const misnamed = new Mistakes(all.filter(isWrongName));
  const errors = new Mistakes(all.filter(isErrorInBrand));
  const spoiling = all.filter(({ finding }) => finding.explains !== undefined);
  return found.filter((one) => {
    if (isOfShape(one)) return !isInMistakenKey(one, wrong) && !isUnsureOfShape(one, wrong);
    return reliancesOf(one.finding).every(({ path, inside = false, errors: anyError = false }) => {
      const isUnsure =
        wrong.around(path).length > 0 ||
        (inside && wrong.inside(path).length > 0) ||
        (anyError && errors.inside(path).length > 0);
      return (
        !isUnsure &&
        !spoiling.some((cause) => cause !== one && spoils(cause.finding, path)) &&
        !misnamed.around(path).some((cause) => cause.check.id !== one.check.id && isNotAt(path, cause))
      );
    });
  });
}

/** Whether a mistake of shape relies on a part that another is in. */
function isUnsureOfShape(one: Found, wrong: Mistakes): boolean {
  return reliancesOf(one.finding).some(({ path }) => wrong.around(path).some((cause) => cause !== one));
}

/** Whether a mistake spoils a part on which another finding relies. */
function spoils({ explains = [] }: Finding, path: Path): boolean {
  return explains.some((part) => within(path, part));
}

/** Places in text packs are not places in a brand. */
function isErrorInBrand({ check, finding }: Found): boolean {
  return check.severity === "error" && finding.file === undefined;
}

/** An error at a name: what is inside it belongs to another. Places in text packs are not places in a brand. */
function isWrongName(one: Found): boolean {
  const { check, finding } = one;
  return !isOfShape(one) && finding.file === undefined && finding.at === "key" && check.severity === "error";
}

/** Two errors at one name do not explain each other; a misspelt name explains that the name which was meant is absent. */
function isNotAt(path: Path, { finding }: Found): boolean {
  return finding.path.length < path.length || !within(path, finding.path);
}

/** A mistaken key says what is wrong with everything in it, and with the key that was meant. */
function isInMistakenKey(one: Found, wrong: Mistakes): boolean {
  const { path } = one.finding;
  return wrong
    .around(path)
    .some(
      (cause) =>
        cause !== one &&
        ((cause.finding.at === "key" && path.length > cause.finding.path.length && within(path, cause.finding.path)) ||
          (cause.finding.meant !== undefined && within(path, cause.finding.meant))),
    );
}
