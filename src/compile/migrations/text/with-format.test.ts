import { expect, it } from "vitest";
import { withFormat } from "./with-format.ts";

it.each([
  ["no brand.json", undefined, '{\n  "format": 2\n}\n'],
  ["nothing in it", "{}\n", '{ "format": 2 }\n'],
  ["one line", '{ "name": "A" }', '{ "format": 2, "name": "A" }'],
  ["no spaces", '{"name":"A"}', '{"format": 2,"name":"A"}'],
  ["several lines", '{\n\t"name": "A"\n}\n', '{\n\t"format": 2,\n\t"name": "A"\n}\n'],
  ["Windows", '\uFEFF{\r\n  "name": "A"\r\n}\r\n', '\uFEFF{\r\n  "format": 2,\r\n  "name": "A"\r\n}\r\n'],
  ["a comment first", '{\n  // ours\n  "name": "A"\n}\n', '{\n  "format": 2,\n  // ours\n  "name": "A"\n}\n'],
  ["a schema alone", '{\n  "$schema": "s"\n}\n', '{\n  "$schema": "s",\n  "format": 2\n}\n'],
  [
    "a schema first",
    '{\n  "$schema": "s",\n  "name": "A"\n}\n',
    '{\n  "$schema": "s",\n  "format": 2,\n  "name": "A"\n}\n',
  ],
  ["an old format", '{ "name": "A", "format": 1 }', '{ "name": "A", "format": 2 }'],
])("writes the format where a reader looks for it: %s", (_what, before, after) => {
  const path = "brands/acme/brand.json";
  expect(withFormat("acme", before === undefined ? {} : { [path]: before }, 2)).toEqual({ [path]: after });
});
