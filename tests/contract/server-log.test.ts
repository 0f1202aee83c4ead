import { expect, onTestFinished, test, vi } from "vitest";
import type { Platform } from "../../sandbox/platform.ts";
import { buildServer } from "../../sandbox/server.ts";

test("the log of a failed call has its path and neither number nor code", async () => {
  const lines: string[] = [];
  const written = vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  onTestFinished(() => written.mockRestore());
  // Without a database every call fails.
  const server = buildServer({ outbox: "off" } as Platform, "error");
  const answer = await server.inject({
    url: "/api/account/verification?mobileNum=09171000005&verificationCode=246810",
    headers: { "merchant-code": "acme" },
  });
  await server.close();
  expect(answer.statusCode).toBe(500);
  expect(lines.join("")).toContain("GET /api/account/verification");
  for (const secret of ["09171000005", "246810"]) expect(lines.join("")).not.toContain(secret);
});
