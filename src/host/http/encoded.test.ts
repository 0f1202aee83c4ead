import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { ask, serve } from "../../../tests/support/http.ts";
import { PackedText, sendEncoded } from "./encoded.ts";

const text = "Maligayang pagdating! ".repeat(50);
const body = new PackedText(text, "text/plain; charset=utf-8");
const served = (headers: Record<string, string> = {}, status?: number) =>
  serve((request, response) => sendEncoded(request, response, body, headers, status));

test.each([
  ["gzip, deflate, br", "br"],
  ["br;q=0.5, gzip", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=1.0", "gzip"],
  ["gzip;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
  ["brx", undefined],
])('to a client that accepts "%s" the body is sent as %s', async (accepted, encoding) => {
  const reply = await ask(await served(), { headers: { "Accept-Encoding": accepted } });
  expect(reply.headers["content-encoding"]).toBe(encoding);
  expect(Number(reply.headers["content-length"])).toBe(reply.bytes.length);
  const plain =
    encoding === "br" ? brotliDecompressSync(reply.bytes) : encoding === "gzip" ? gunzipSync(reply.bytes) : reply.bytes;
  expect(plain.toString("utf8")).toBe(text);
});
test("a text takes few bytes once it was packed or sent, and is still there in every encoding", async () => {
  const [packed, sent] = [new PackedText(text, "text/plain"), new PackedText(text, "text/plain")];
  await packed.pack();
  await sent.encodings.br?.();
  await sent.pack();
  for (const one of [packed, sent]) {
    expect(one.bytes()).toBeLessThan(text.length / 5);
    expect(one.plain.toString()).toBe(text);
    expect(brotliDecompressSync((await one.encodings.br?.()) ?? "").toString()).toBe(text);
    expect(gunzipSync((await one.encodings.gzip?.()) ?? "").toString()).toBe(text);
  }
});
test("a compressed text holds no more memory than it is long", async () => {
  for (const make of Object.values(new PackedText(text, "text/plain").encodings)) {
    const content = await make();
    expect(content.buffer.byteLength).toBe(content.length);
  }
});
test("both encodings are smaller than the text, and made once", async () => {
  for (const make of Object.values(body.encodings)) {
    expect((await make()).length).toBeLessThan(text.length);
    expect(await make()).toBe(await make());
  }
});

describe("caching", () => {
  test("a client that has the body gets 304 without one", async () => {
    const base = await served({ "Cache-Control": "no-cache" });
    const first = await ask(base);
    const again = await ask(base, { headers: { "If-None-Match": String(first.headers.etag) } });
    expect([again.status, again.bytes.length, again.headers.etag, again.headers["cache-control"]]).toEqual([
      304,
      0,
      first.headers.etag,
      "no-cache",
    ]);
  });
  test("a weak tag, a list of tags and any tag name what the client has; another tag does not", async () => {
    const base = await served();
    const tag = body.etag;
    for (const [header, status] of [
      [`W/${tag}`, 304],
      [`"another", W/${tag}`, 304],
      [`${tag},"another"`, 304],
      ["*", 304],
      ['"another", W/"a, third"', 200],
      [tag.slice(1, -1), 200],
    ] as const)
      expect([header, (await ask(base, { headers: { "If-None-Match": header } })).status]).toEqual([header, status]);
  });
  test("another body has another ETag", () =>
    expect(new PackedText(`${text}!`, "text/plain").etag).not.toBe(body.etag));
  test("the Vary header names what the answer depends on", async () => {
    expect((await ask(await served())).headers["vary"]).toBe("Accept-Encoding");
    expect((await ask(await served({ Vary: "Cookie" }))).headers["vary"]).toBe("Accept-Encoding, Cookie");
  });
});

test("HEAD gets the headers of GET and no body", async () => {
  const reply = await ask(await served(), { method: "HEAD" });
  expect([reply.status, reply.bytes.length, Number(reply.headers["content-length"])]).toEqual([
    200,
    0,
    Buffer.byteLength(text),
  ]);
});
test("a page that does not exist can have a body, too", async () =>
  expect((await ask(await served({}, 404))).status).toBe(404));
