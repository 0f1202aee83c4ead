import { describe, expect, it } from "vitest";
import { compileTried, own, reported, site } from "../../fixtures/site.ts";

const pack = (code: "EN" | "TY", words: object, layer = "base") => {
  const path = `text-packs/${layer}/${code}.json`;
  const before = JSON.parse(site.texts[path] ?? site.texts[`text-packs/acme/${code}.json`] ?? "{}") as {
    $meta: unknown;
  };
  return { [path]: { ...(layer === "base" ? before : { $meta: before.$meta }), ...words } };
};
const states = { "state.failed": "Failed", "state.retry": "Again", "cell.unreadable": "?" };
const base = (en: object, ty = en) => ({ ...pack("EN", { ...states, ...en }), ...pack("TY", { ...states, ...ty }) });

const report = (text: unknown, files: object, screen: object = {}) =>
  reported(
    compileTried(
      { ...own, screens: { home: { body: { note: { widget: "text", options: { text } } }, ...screen } } },
      files as Readonly<Record<string, unknown>>,
    ),
  );
const one = (found: string) => expect(found.match(/^[\w-]+\//gm)).toHaveLength(1);
const member = { visitor: "userName" };

describe("the values of a text", () => {
  it("are those of its placeholders, in every plural form", () => {
    const words = { "x.note_one": "One bet of {{name}}", "x.note_other": "{{count}} bets of {{name}}" };
    expect(report({ text: "x.note", values: { name: member, count: 2 } }, base(words))).toBe("");
  });
  it("have names of the text", () => {
    const found = report({ text: "x.note", values: { nmae: member } }, base({ "x.note": "Hello {{name}}" }));
    expect(found).toContain('The text "x.note" has no placeholder {{nmae}}. Did you mean "name"?');
    one(found);
  });
  it("are not needed by a text without placeholders", () => {
    const found = report({ text: "x.note", values: { name: member } }, base({ "x.note": "Hello" }));
    expect(found).toContain("It has none: remove the value, or name another text.");
    one(found);
  });
  it("are all there", () => {
    const words = base({ "x.note": "{{name}} of {{host}}" });
    const found = report({ text: "x.note", values: { name: member } }, words);
    expect(found).toContain('Nothing gives a value to {{host}} of the text "x.note". Add "host": … to its values.');
    one(found);
    const plain = report("x.note", words);
    expect(plain).toContain('Write { "text": "x.note", "values": { "name": …, "host": … } }.');
    one(plain);
  });
  it("are one mistake under a misspelt key", () => {
    const found = report({ text: "x.note", vlaues: { name: member } }, base({ "x.note": "Hello {{name}}" }));
    expect(found).toContain('Unknown key "vlaues". Did you mean "values"?');
    one(found);
  });
  it("are compared with a translation that a layer above leaves as it is", () => {
    const files = { ...base({ "x.note": "Hello {{name}}" }), ...pack("EN", { "x.note": "Hello" }, "tried") };
    const found = report({ text: "x.note", values: { name: member } }, files);
    expect(found).toContain('The text "x.note" has no placeholder {{name}}.');
    one(found);
  });
  it("are compared with the texts of a layer that changes no screen", () => {
    const files = {
      ...base({ "x.note": "Hello {{name}}" }),
      "brands/base/screens/voucher-center.json": {
        body: { note: { widget: "text", options: { text: { text: "x.note", values: { name: member } } } } },
      },
      ...pack("EN", { "x.note": "Hello {{nmae}}" }, "tried"),
      ...pack("TY", { "x.note": "Hello {{nmae}}" }, "tried"),
    };
    expect(reported(compileTried(own, files))).toContain('has no placeholder {{name}}. Did you mean "nmae"?');
  });
  it("of a translation that differs are a mistake of the translation", () => {
    const found = report(
      { text: "x.note", values: { name: member } },
      base({ "x.note": "Hello {{name}}" }, { "x.note": "Hello {{nmae}}" }),
    );
    expect(found).toContain("different-placeholders");
    one(found);
  });
  it("come from data and fields that are there, and can be written", () => {
    const words = base({ "x.note": "Hello {{it}}" });
    const of = (data: string) => ({ text: "x.note", values: { it: { data } } });
    const data = { data: { member: { call: "memberInfo" }, icons: { call: "headIcon" } } };
    const unknown = report(of("member.acount"), words, { data: { member: { call: "memberInfo" } } });
    expect(unknown).toContain('Did you mean "member.account"?');
    one(unknown);
    expect(report(of("member.account"), words, data)).toContain("unused-data");
    const row = report({ text: "x.note", values: { it: { row: "id" } } }, words);
    expect(row).toContain("There is no row here.");
    one(row);
  });
});
