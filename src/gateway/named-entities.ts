import { z } from "zod";
import * as closing from "./account-closing.ts";
import * as ofAgentRegistration from "./agent-registration.ts";
import * as ofAgentRebates from "./agent-rebates.ts";
import * as contracts from "./contracts.ts";
import * as ofExport from "./data-export.ts";
import * as deposits from "./deposits.ts";
import * as described from "./described.ts";
import type { Endpoint } from "./endpoint.ts";
import * as entities from "./entities.ts";
import * as invitations from "./invitations.ts";
import * as ofFeedback from "./feedback.ts";
import * as ofMember from "./member-entities.ts";
import * as ofProtection from "./player-protection.ts";
import * as records from "./records.ts";
import * as ofRain from "./red-rain.ts";
import * as ofRewards from "./rewards.ts";
import * as security from "./security.ts";
import * as ofSignIn from "./sign-in-entities.ts";
import * as team from "./team.ts";
import * as ofTeam from "./team-reports.ts";
import * as transfers from "./transfers.ts";
import * as withdrawals from "./withdrawals.ts";

/** Every entity of the contract by its name: the objects that the files of entities export. */
export const namedEntities: Readonly<Record<string, z.ZodObject>> = Object.fromEntries(
  Object.entries({
    ...entities,
    ...ofMember,
    ...deposits,
    ...described,
    ...records,
    ...transfers,
    ...security,
    ...ofSignIn,
    ...team,
    ...ofTeam,
    ...ofAgentRebates,
    ...ofAgentRegistration,
    ...withdrawals,
    ...ofProtection,
    ...ofRewards,
    ...invitations,
    ...closing,
    ...ofFeedback,
    ...ofRain,
    ...ofExport,
    ...contracts,
  }).flatMap(([name, schema]) => (schema instanceof z.ZodObject ? [[name, schema]] : [])),
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
  const entity = entityOf(entries ?? footerOf(output) ?? output);
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

/** The figures of an answer that has nothing else: `value.footer`, as the specification has those of a team (games §3). */
function footerOf(output: z.ZodType): z.ZodType | undefined {
  return output instanceof z.ZodObject ? (output.shape as Record<string, z.ZodType>)["footer"] : undefined;
}

const names = new Map<z.ZodType, string>(Object.entries(namedEntities).map(([name, entity]) => [entity, name]));

function entityOf(schema: z.ZodType): string | undefined {
  return names.get(schema);
}
