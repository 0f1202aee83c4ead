import { request } from "node:http";
import { expect, test } from "vitest";
import { serve } from "../../../tests/support/http.ts";
import { EditEvents } from "./edit-events.ts";

/** Opens a stream as a page does; `next` is the next event. */
async function open(events: EditEvents, brand: string, ...now: object[]) {
  const base = await serve((_, response) => events.listen(brand, response, now));
  const received: string[] = [];
  const stream = request(base);
  const ended = new Promise<void>((resolve) => {
    stream.on("response", (response) => {
      response
        .setEncoding("utf8")
        .on("data", (text: string) => received.push(text))
        .on("end", resolve);
    });
  });
  stream.end();
  const text = () => received.join("");
  return { text, ended, stream };
}

test("a page gets the current state at once, then every edit of its own brand", async () => {
  const events = new EditEvents();
  const page = await open(events, "acme", { kind: "updated", digest: "1" });
  await expect.poll(page.text).toContain('data: {"kind":"updated","digest":"1"}\n\n');
  events.send("zenith", { kind: "updated", digest: "9" });
  events.send("acme", { kind: "broken", report: "line one\nline two" });
  await expect.poll(page.text).toContain('data: {"kind":"broken","report":"line one\\nline two"}\n\n');
  expect(page.text()).not.toContain('"9"');
});
test("a page that lost the stream reconnects within a second", async () => {
  const page = await open(new EditEvents(), "acme");
  await expect.poll(page.text).toContain("retry: 1000\n\n");
});
test("stopping ends every stream", async () => {
  const events = new EditEvents();
  const page = await open(events, "acme");
  await expect.poll(page.text).toContain("retry");
  events.close();
  await expect(page.ended).resolves.toBeUndefined();
});
test("nothing is written to a closed page", async () => {
  const events = new EditEvents();
  const page = await open(events, "acme");
  const other = await open(events, "acme");
  await expect.poll(page.text).toContain("retry");
  await expect.poll(other.text).toContain("retry");
  page.stream.on("error", () => undefined).destroy();
  events.send("acme", { kind: "updated" });
  await expect.poll(other.text).toContain('{"kind":"updated"}');
});
