import { expect, test } from "vitest";
import { isOriginOf } from "./relying-party.ts";

test.each(["https://m.acme.example"])("%s is an origin of m.acme.example", (origin) =>
  expect(isOriginOf(origin, "m.acme.example")).toBe(true),
);
test.each([
  "http://m.acme.example",
  "https://m.acme.example:8443",
  "https://m.acme.example/",
  "https://m.acme.example.thief.example",
  "https://x.m.acme.example",
  "https://acme.example",
  "null",
  "",
])("%s is none", (origin) => expect(isOriginOf(origin, "m.acme.example")).toBe(false));

test.each(["http://acme.localhost:4100", "http://acme.localhost", "https://acme.localhost:8443"])(
  "on the developer's machine %s is an origin of acme.localhost",
  (origin) => expect(isOriginOf(origin, "acme.localhost")).toBe(true),
);
test.each([
  "http://other.localhost:4100",
  "http://acme.localhost:4100/m/home",
  "ftp://acme.localhost",
  "acme.localhost",
])("%s is none there either", (origin) => expect(isOriginOf(origin, "acme.localhost")).toBe(false));
