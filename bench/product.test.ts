import { expect, test } from "vitest";
import { portIn } from "./product.ts";

const ready =
  "\n3 brands are ready.\n\n  Acme   http://acme.localhost:38487/\n  Other  http://other.localhost:38487/\n";

test("the port follows the address of a brand, once the pages are ready", () => {
  expect(portIn(`{"port":1234,"msg":"Server listening at http://127.0.0.1:1234/ "}\n${ready}`)).toBe(38_487);
});

test("before that there is none, not even in a partial line", () => {
  expect(portIn("Server listening at http://127.0.0.1:1234/ \n")).toBeUndefined();
  expect(portIn(ready.slice(0, ready.indexOf("487/")))).toBeUndefined();
});
