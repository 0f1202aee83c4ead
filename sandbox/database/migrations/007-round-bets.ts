import { statements } from "./statements.ts";

/** What a round was bet on. Earlier rounds are all of slots, which have one bet. */
export const up = statements("alter table rounds add column bet text not null default 'lines'");
