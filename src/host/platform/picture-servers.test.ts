import { expect, test } from "vitest";
import { PictureServers } from "./picture-servers.ts";

const [one, two, three] = ["https://one.example", "https://two.example", "https://three.example/img"];

test("one picture server is chosen at random from the list @games-9-36", () => {
  for (const [place, expected] of [one, two, three].entries())
    expect(new PictureServers(() => place).choose("acme", [one, two, three])).toBe(expected);
  const seen = new Set(Array.from({ length: 200 }, () => new PictureServers().choose("acme", [one, two, three])));
  expect(seen).toEqual(new Set([one, two, three]));
});

test("it stays while the platform offers it, also when the offer is unknown", () => {
  const places = [1, 0];
  const servers = new PictureServers(() => places.shift() ?? 0);
  expect(servers.choose("acme", [one, two])).toBe(two);
  expect(servers.choose("acme", [three, two, one])).toBe(two);
  expect(servers.choose("acme", undefined)).toBe(two);
  expect(servers.choose("acme", [one])).toBe(one);
  expect(servers.choose("acme", [])).toBeNull();
  expect(servers.choose("acme", undefined)).toBeNull();
});

test("brands choose independently", () => {
  const places = [0, 1];
  const servers = new PictureServers(() => places.shift() ?? 0);
  expect([servers.choose("acme", [one, two]), servers.choose("zenith", [one, two])]).toEqual([one, two]);
});

test.each([
  "http://plain.example",
  "ftp://files.example",
  "//two.example",
  "pictures",
  "",
  "https://me:secret@one.example",
  "https://one.example/?a=1",
  "data:image/png;base64,x",
  "https://a;sandbox",
  "https://one.example;script-src/",
  "https://one.example/a;b",
  "https://one.example/a'b",
  "https://one.example/a,b",
  "https://o'ne.example",
  "https://one.example, https://two.example",
  "https://one.example https://two.example",
])("%j is dropped", (text) => {
  expect(new PictureServers().choose("acme", [text])).toBeNull();
});

test.each([
  ["http://games.localhost:4102/", "http://games.localhost:4102"],
  ["https://cdn.example/img/", "https://cdn.example/img"],
])("%j is normalised to %j", (text, expected) => {
  expect(new PictureServers().choose("acme", [text])).toBe(expected);
});
