// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { leaveOldBuild } from "./old-build.ts";

/** What happens to the page of a build that the server answers with this. */
async function left(build: string, answer: () => Promise<Response>): Promise<number> {
  vi.stubGlobal("fetch", answer);
  const reload = vi.fn();
  await Promise.race([leaveOldBuild(build, reload), vi.waitFor(() => expect(reload).toHaveBeenCalled())]);
  return reload.mock.calls.length;
}
const gone = () => Promise.resolve(new Response(null, { status: 404 }));

test("a page whose build the server no longer has is loaded anew, once; the next build's page, too", async () => {
  expect(await left("/assets/entry-1.js", gone)).toBe(1);
  expect(await left("/assets/entry-1.js", gone)).toBe(0);
  expect(await left("/assets/entry-2.js", gone)).toBe(1);
});

test.each([
  ["has it", () => Promise.resolve(new Response())],
  ["is in trouble", () => Promise.resolve(new Response(null, { status: 503 }))],
  ["cannot be reached", () => Promise.reject(new TypeError("No connection"))],
] as const)("a page stays where the server %s", async (_what, answer) => {
  expect(await left("/assets/entry-3.js", answer)).toBe(0);
});
