import { z } from "zod";
import * as described from "./described.ts";
import type { Endpoint } from "./endpoint.ts";
import * as entities from "./entities.ts";
import * as records from "./records.ts";
import * as ofSignIn from "./sign-in-entities.ts";
import * as team from "./team.ts";

/** Every entity of the contract by its name: the objects that the files of entities export. */
export const namedEntities: Readonly<Record<string, z.ZodObject>> = Object.fromEntries(
  Object.entries({ ...entities, ...described, ...records, ...ofSignIn, ...team }).flatMap(([name, schema]) =>
    schema instanceof z.ZodObject ? [[name, schema]] : [],
  ),
);

/** What a call answers. */
interface Answered {
  entity: string;
  /** Whether it answers many of them: a list, or the `content` of a page. */
  many: boolean;
}

/** The entity that a call answers, one or many; undefined when its answer is no entity. */
export function answeredBy({ output }: Pick<Endpoint, "output">): Answered | undefined {
  const entries = entriesOf(output);
  const entity = entityOf(entries ?? output);
  return entity === undefined ? undefined : { entity, many: entries !== undefined };
}

/** The entity that a call lists: the widgets' sources are checked against it. */
export function listedBy(call: Pick<Endpoint, "output">): string | undefined {
  const answered = answeredBy(call);
  return answered?.many ? answered.entity : undefined;
}

/** Whether a call answers a list of an entity, one of it, a text, or an object with some fields. */
export function answersWith(
  call: Pick<Endpoint, "output">,
  what: "list" | "entity" | "text" | readonly string[],
): boolean {
  const { output } = call;
  if (what === "text") return output instanceof z.ZodString || output instanceof z.ZodStringFormat;
  if (typeof what === "string") return answeredBy(call)?.many === (what === "list");
  return output instanceof z.ZodObject && what.every((field) => Object.hasOwn(output.shape, field));
}

function entriesOf(output: z.ZodType): z.ZodType | undefined {
  const list = output instanceof z.ZodObject ? (output.shape as Record<string, z.ZodType>)["content"] : output;
  return list instanceof z.ZodArray ? (list.element as z.ZodType) : undefined;
}

const names = new Map<z.ZodType, string>(Object.entries(namedEntities).map(([name, entity]) => [entity, name]));

function entityOf(schema: z.ZodType): string | undefined {
  return names.get(schema);
}
