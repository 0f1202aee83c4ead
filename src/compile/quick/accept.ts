import type { ReferenceKind } from "#descriptor/vocabulary/reference.ts";
import { isObject, type Json, type JsonObject } from "#kernel/json.ts";
import { mergePatch, orderKey } from "../layer/merge.ts";
import { changesEverything, changesOrder, sameJson } from "./changes-order.ts";
import { Gathered } from "./gathered.ts";
import type { Shape } from "./shape.ts";

type ObjectShape = Shape & { kind: "object" };

/** The widgets' own shapes. */
export type WidgetShapes = ReadonlyMap<
  string,
  { options: Shape; slots: "any" | ReadonlySet<string>; texts: readonly string[] }
>;

/** What the walk must know beside shapes. */
export interface Surroundings {
  widgets: WidgetShapes;
  /** The shape of the map of screens, and of a tab. */
  screens: Shape | undefined;
  tab: Shape | undefined;
  /** Who may see a screen, as a condition; undefined: everybody. */
  audienceOf: (screen: string) => Json | undefined;
}

/** Names that every object has from JavaScript: as keys they are looked at closely. */
const builtIn = Object.prototype as unknown as Readonly<Record<string, unknown>>;

/**
 * Whether what a layer says fits, laid over a sound layer below: every value has its shape, every change changes
 * something. It gives no reasons and is careful: "no" means "look closely", and may be said of something sound.
 */
export class Acceptance {
  readonly gathered = new Gathered();
  readonly #known: Surroundings;
  #around: readonly Json[] = [];
  #inCondition = false;

  constructor(known: Surroundings) {
    this.#known = known;
  }

  /**
   * `below` is what the layers below say at the same place; undefined where they say nothing, so that `value` must be
   * whole.
   */
  accepts(shape: Shape, value: Json, below: Json | undefined): boolean {
    switch (shape.kind) {
      case "object":
      case "record":
      case "tagged":
        return isObject(value) && this.#map(shape, value, isObject(below) ? below : undefined);
      case "array":
        return this.#array(shape, value, below);
      case "keyed":
      case "either":
        return this.#union(shape, value, below);
      case "anything":
        return value !== null && !sameJson(value, below) && this.#anything(value);
      default:
        return value !== below && this.#leaf(shape, value, below);
    }
  }

  #map(
    shape: Shape & { kind: "object" | "record" | "tagged" },
    value: JsonObject,
    below: JsonObject | undefined,
  ): boolean {
    if (shape.kind === "object") return this.#object(shape, value, below);
    return shape.kind === "record" ? this.#record(shape, value, below) : this.#tagged(shape, value, below);
  }

  #array(shape: Shape & { kind: "array" }, value: Json, below: Json | undefined): boolean {
    this.gathered.lose(below);
    return (
      Array.isArray(value) &&
      value.length >= shape.min &&
      value.length <= shape.max &&
      !sameJson(value, below) &&
      value.every((entry) => this.accepts(shape.entry, entry, undefined))
    );
  }

  #leaf(
    shape: Shape & { kind: "string" | "number" | "choice" | "boolean" },
    value: Json,
    below: Json | undefined,
  ): boolean {
    switch (shape.kind) {
      case "string":
        return this.#string(shape, value, below);
      case "number":
        return (
          typeof value === "number" &&
          (!shape.whole || Number.isSafeInteger(value)) &&
          value >= shape.min &&
          value <= shape.max
        );
      case "choice":
        return shape.values.has(value) && this.#refer(shape.reference, value as string);
      default:
        return typeof value === "boolean";
    }
  }

  /**
   * An object with named parts. What gets another condition, or a tab another access, is looked at as a whole:
   * everything in it is seen by others now.
   */
  #object(shape: ObjectShape, value: JsonObject, below: JsonObject | undefined): boolean {
    if (
      below !== undefined &&
      ((shape.when !== undefined && "when" in value) || (shape === this.#known.tab && "access" in value))
    )
      return changesEverything(value, below) && this.accepts(shape, mergePatch(below, value), undefined);
    const condition = shape.when && (value["when"] ?? below?.["when"]);
    if (condition !== undefined && !this.#condition(shape, value)) return false;
    const outer = this.#around;
    if (isObject(condition)) this.#around = [...outer, condition];
    const fits = shape.placement ? this.#placement(shape, value, below) : this.#parts(shape, value, below);
    if (shape === this.#known.tab) this.#lead(value["to"] ?? below?.["to"], value["access"] ?? below?.["access"]);
    this.#around = outer;
    return fits;
  }

  /** A condition is asked where what it stands for is not yet seen. */
  #condition(shape: ObjectShape, { when }: JsonObject): boolean {
    return (
      when === undefined || shape.when === undefined || (when !== null && this.accepts(shape.when, when, undefined))
    );
  }

  #parts(shape: ObjectShape, value: JsonObject, below: JsonObject | undefined): boolean {
    let said = 0;
    for (const key in value) {
      said++;
      if (key === "when" && shape.when !== undefined) continue;
      const inner =
        shape.properties.get(key) ?? (key.startsWith("$") || builtIn[key] !== undefined ? undefined : shape.rest);
      if (inner === undefined || !this.#part(inner, value[key] as Json, below, key, shape.required)) return false;
    }
    if (below === undefined) for (const key of shape.required) if (!(key in value)) return false;
    if (shape.call !== undefined)
      this.#source(shape.call, below === undefined ? value : (mergePatch(below, value) as JsonObject));
    return below === undefined || said > 0;
  }

  #part(shape: Shape, value: Json, below: JsonObject | undefined, key: string, required: readonly string[]): boolean {
    if (value === null) {
      this.gathered.lose(below?.[key]);
      return below !== undefined && key in below && !required.includes(key);
    }
    return this.accepts(shape, value, below?.[key]);
  }

  #record(shape: Shape & { kind: "record" }, value: JsonObject, below: JsonObject | undefined): boolean {
    let said = 0;
    for (const key in value) {
      said++;
      if (key === orderKey) {
        if (!changesOrder(value, below)) return false;
        continue;
      }
      if (builtIn[key] !== undefined || shape.names?.has(key) === false || shape.pattern?.test(key) === false)
        return false;
      if (shape.value.kind === "string" && typeof value[key] === "string") this.gathered.free.push([value[key], key]);
      if (
        !(shape === this.#known.screens
          ? this.#screen(shape.value, value[key] as Json, below, key)
          : this.#part(shape.value, value[key] as Json, below, key, []))
      )
        return false;
    }
    return below === undefined || said > 0;
  }

  #screen(shape: Shape, value: Json, below: JsonObject | undefined, id: string): boolean {
    const audience = this.#known.audienceOf(id);
    if (audience !== undefined) this.#around = [audience];
    const fits = this.#part(shape, value, below, id, []);
    this.#around = [];
    return fits;
  }

  #placement(shape: ObjectShape, value: JsonObject, below: JsonObject | undefined): boolean {
    const named = value["widget"];
    // Another widget takes over what stood there for the one before: it is looked at as a whole.
    if (below !== undefined && named !== undefined) this.gathered.lose(below);
    if (below !== undefined && named !== undefined)
      return named !== below["widget"] && this.#placement(shape, mergePatch(below, value) as JsonObject, undefined);
    const type = String(named ?? below?.["widget"]);
    const about = this.#known.widgets.get(type);
    if (about === undefined || !this.#slotsAreKnown(about.slots, value["slots"])) return false;
    if (named !== undefined) this.gathered.widgets.add(type);
    const required =
      about.options.kind === "object" && about.options.required.length > 0 ? ["widget", "options"] : ["widget"];
    let said = 0;
    for (const key in value) {
      said++;
      if (key === "when") continue;
      const inner = key === "options" ? about.options : shape.properties.get(key);
      if (inner === undefined || !this.#part(inner, value[key] as Json, below, key, required)) return false;
    }
    return below === undefined ? required.every((key) => key in value) : said > 0;
  }

  #slotsAreKnown(slots: "any" | ReadonlySet<string>, said: Json | undefined): boolean {
    if (slots !== "any" && isObject(said)) for (const name in said) if (!slots.has(name)) return false;
    return true;
  }

  #tagged(shape: Shape & { kind: "tagged" }, value: JsonObject, below: JsonObject | undefined): boolean {
    const said = value[shape.key];
    if (below !== undefined) this.gathered.lose(below);
    if (below !== undefined && said !== undefined && said !== below[shape.key])
      return changesEverything(value, below) && this.#tagged(shape, mergePatch(below, value) as JsonObject, undefined);
    const name = said ?? below?.[shape.key];
    const branch = shape.branches.get(String(name));
    if (branch === undefined || !this.accepts(branch, value, below)) return false;
    if (name === "navigate") this.#lead(value["to"] ?? below?.["to"], undefined);
    return true;
  }

  /** Unions without a name: what they say together is looked at as a whole. */
  #union(shape: Shape & { kind: "keyed" | "either" }, value: Json, below: Json | undefined): boolean {
    const merged = isObject(value) && isObject(below) ? mergePatch(below, value) : value;
    if (sameJson(merged, below)) return false;
    this.gathered.lose(below);
    if (shape.kind === "either") return shape.branches.some((branch) => this.accepts(branch, merged, undefined));
    return isObject(merged) && this.#keyed(shape.branches, merged);
  }

  /** A condition, the one union told apart by its keys; those inside it belong to it. */
  #keyed(branches: ReadonlyMap<string, Shape>, value: JsonObject): boolean {
    const branch = Object.keys(value)
      .map((key) => branches.get(key))
      .find((one) => one !== undefined);
    if (branch === undefined) return false;
    if (this.#inCondition) return this.accepts(branch, value, undefined);
    this.gathered.conditions.push({ condition: value, around: this.#around });
    this.#inCondition = true;
    const fits = this.accepts(branch, value, undefined);
    this.#inCondition = false;
    return fits;
  }

  #string(shape: Shape & { kind: "string" }, value: Json, below: Json | undefined): boolean {
    if (typeof value !== "string" || value.length < shape.min || value.length > shape.max) return false;
    for (const pattern of shape.patterns) if (!pattern.test(value)) return false;
    if (below !== undefined) this.gathered.lose(below);
    if (shape.reference === undefined && value.length >= 12) this.gathered.free.push([value]);
    return this.#refer(shape.reference, value);
  }

  #anything(value: Json): true {
    this.gathered.free.push([JSON.stringify(value)]);
    return true;
  }

  #refer(kind: ReferenceKind | undefined, name: string): true {
    if (kind === "text") this.gathered.texts.add(name);
    else if (kind !== undefined && kind !== "icon") this.gathered.references.push({ kind, name });
    return true;
  }

  #lead(to: Json | undefined, access: Json | undefined): void {
    if (typeof to === "string" && this.#around.length > 0)
      this.gathered.leads.push({ to, around: this.#around, access: typeof access === "string" ? access : undefined });
  }

  #source(call: Shape, merged: JsonObject): void {
    if (call.kind === "string" && call.reference === "call")
      this.gathered.sources.push({ call: String(merged["call"]), parameters: merged["with"], entity: call.entity });
  }
}
