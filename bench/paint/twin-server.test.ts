import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getLocal } from "../get-local.ts";
import { startTwinServer, type TwinServer } from "./twin-server.ts";

let product: Server;
let twin: TwinServer;
let asked: string[];

beforeEach(async () => {
  asked = [];
  product = createServer((request, response) => {
    asked.push(`${request.headers.host?.replace(/:.*/, "")}${request.url} ${request.headers.accept}`);
    if (request.url === "/a.css") response.writeHead(200, { "Content-Type": "text/css" }).end("p{margin:0}");
    else if (request.url === "/picture") response.writeHead(200, { "Content-Type": "image/webp" }).end("dots");
    else if (request.url === "/home")
      response.writeHead(200, { "Cross-Origin-Opener-Policy": "same-origin", "Cache-Control": "no-cache" }).end();
    else response.writeHead(404, { "Content-Type": "text/plain" }).end("no");
  });
  await new Promise<void>((done) => product.listen(0, "127.0.0.1", done));
  twin = await startTwinServer(
    { port: (product.address() as AddressInfo).port, host: "acme.localhost" },
    {
      "/home": `<head><link rel="stylesheet" href="/a.css"></head><p>Hello, maria</p><script src="/a.js"></script>`,
    },
  );
});

afterEach(async () => {
  await twin.stop();
  await new Promise((done) => product.close(done));
});

const get = (path: string) => getLocal({ port: twin.port, host: "acme.localhost", path, accept: "image/webp" });

test("a page is served as the twin of what was seen, compressed", async () => {
  const { status, type, body } = await get("/home");
  expect({ status, type }).toEqual({ status: 200, type: "text/html; charset=utf-8" });
  expect(String(brotliDecompressSync(body))).toBe("<head><style>p{margin:0}</style></head><p>Hello, maria</p>");
});

test("a page is as isolated from other pages as the product's", async () => {
  const { headers } = await get("/home");
  expect(headers).toMatchObject({ "cross-origin-opener-policy": "same-origin" });
  expect(headers).not.toHaveProperty("cache-control");
});

test("pictures are served as the product returned them, and each is requested once", async () => {
  const first = await get("/picture");
  const second = await get("/picture");
  expect(String(first.body)).toBe("dots");
  expect(second).toEqual(first);
  expect(asked).toEqual(["acme.localhost/picture image/webp"]);
});

test("what the product does not have, the twin does not have", async () => {
  expect(await get("/nothing")).toMatchObject({ status: 404 });
});
