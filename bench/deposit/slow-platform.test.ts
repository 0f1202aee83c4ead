import { expect, onTestFinished, test } from "vitest";
import { serve } from "../../tests/support/http.ts";
import { slowPlatform } from "./slow-platform.ts";

test("calls pass through, held back as long as it says, and each is noted with its time", async () => {
  const behind = await serve((request, response) => {
    response.writeHead(request.url === "/api/wrong" ? 404 : 200, { "content-type": "text/plain" });
    request.pipe(response);
  });
  const platform = await slowPlatform(Number(new URL(behind).port));
  onTestFinished(platform.stop);
  platform.delay = 30;
  const answer = await fetch(`${platform.url}/api/deposits`, { method: "POST", body: "amount" });
  expect([answer.status, await answer.text()]).toEqual([200, "amount"]);
  expect((await fetch(`${platform.url}/api/wrong`)).status).toBe(404);
  await fetch(`${platform.url}/sandbox/merchants`);
  expect(platform.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/deposits",
    "GET /api/wrong",
    "GET /sandbox/merchants",
  ]);
  expect(platform.calls[0]?.took).toBeGreaterThanOrEqual(29);
});
