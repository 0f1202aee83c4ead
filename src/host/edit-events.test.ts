import { request } from "node:http";
import { expect, test } from "vitest";
import { serve } from "../../tests/support/http.ts";
import { EditEvents } from "./edit-events.ts";

/** Opens a stream as a page does; `next` is what it hears next. */
async function open(events: EditEvents, brand: string, now?: object) {
  const base = await serve((_, response) => events.listen(brand, response, now));
  const heard: string[] = [];
  const stream = request(base);
  const ended = new Promise<void>((resolve) => {
    stream.on("response", (response) => {
      response.setEncoding("utf8").on("data", (text: string) => heard.push(text)).on("end", resolve);
    });
  });
  stream.end();
  const text = () => heard.join("");
  return { text, ended, stream };
}
const hears = (page: { text(): string }, text: string) => expect.poll(() => page.text()).toContain(text);

test("a page is told at once how things stand, then of every edit of its own brand", async () => {
  const events = new EditEvents();
  const page = await open(events, "acme", { kind: "updated", digest: "1" });
  await hears(page, 'data: {"kind":"updated","digest":"1"}\n\n');
  events.tell("zenith", { kind: "updated", digest: "9" });
  events.tell("acme", { kind: "broken", report: "line one\nline two" });
  await hears(page, 'data: {"kind":"broken","report":"line one\\nline two"}\n\n');
  expect(page.text()).not.toContain('"9"');
});
test("a page that lost the stream comes back within a second", async () => {
  const page = await open(new EditEvents(), "acme");
  await hears(page, "retry: 1000\n\n");
});
test("stopping ends every stream", async () => {
  const events = new EditEvents();
  const page = await open(events, "acme");
  await hears(page, "retry");
  events.close();
  await page.ended;
});
test("a page that is gone is not written to any more", async () => {
  const events = new EditEvents();
  const page = await open(events, "acme");
  const other = await open(events, "acme");
  await hears(page, "retry");
  await hears(other, "retry");
  page.stream.on("error", () => undefined).destroy();
  events.tell("acme", { kind: "updated" });
  await hears(other, '{"kind":"updated"}');
});
