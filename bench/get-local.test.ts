import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { getLocal } from "./get-local.ts";

test("a server on this machine gets its host name, and the answer is complete", async () => {
  const server = createServer((request, response) => {
    response
      .writeHead(404, { "Content-Type": "text/plain" })
      .end(`${request.headers.host} ${request.url} ${request.headers.accept}`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const answer = await getLocal({ port, host: "acme.localhost", path: "/m/home?a=1", accept: "image/webp" });
  await new Promise((done) => server.close(done));
  expect(answer).toEqual({
    status: 404,
    type: "text/plain",
    headers: expect.objectContaining({ "content-type": "text/plain" }),
    body: Buffer.from(`acme.localhost:${port} /m/home?a=1 image/webp`),
  });
});
