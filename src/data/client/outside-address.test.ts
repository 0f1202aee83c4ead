import { expect, test } from "vitest";
import { outsideAddress } from "./outside-address.ts";

test("a game's address is https", () =>
  expect(outsideAddress("https://games.example/slot?t=1", "https:").href).toBe("https://games.example/slot?t=1"));
test("without TLS it is taken only where the site has none either, as in development", () => {
  expect(outsideAddress("http://games.localhost:4102/", "http:").origin).toBe("http://games.localhost:4102");
  expect(() => outsideAddress("http://games.example/", "https:")).toThrow("not https");
});
test.each([
  `${"java"}script:alert(1)`,
  "data:text/html,x",
  "blob:https://games.example/1",
  "intent://games.example#Intent;end",
  "https://us:pw@games.example/",
  "https://us@games.example/",
  "//games.example/",
  "/m/home",
  "",
])("%j is no game's address", (text) => expect(() => outsideAddress(text, "http:")).toThrow("not https"));
