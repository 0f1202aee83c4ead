import { z } from "zod";
import { fieldKinds } from "./field.ts";

/** These name what their form watches, and its other fields: elsewhere they say nothing. */
const { output: _output, review: _review, described: _described, ...kinds } = fieldKinds;

/** A field that fields of forms are made from. It is complete, so that a form may take it as it is. */
export const fieldPreset = z
  .discriminatedUnion("kind", Object.values(kinds) as unknown as [typeof kinds.text])
  .describe("A field that forms take by its id, each with what differs there.");
