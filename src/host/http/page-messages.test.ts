import { request as send } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hosting } from "../../../tests/support/hosted-brand.ts";
import { usualLimits } from "../limits/host-limits.ts";
import { logger } from "../logger.ts";

describe("edits on open pages", () => {
  test("where mistakes are not shown, an open page has the last good version and nothing of them", async () => {
    const { host, edit } = await hosting({ live: "updates" });
    await edit("{ oops");
    const sent: string[] = [];
    const brand = host.brands.atHost("acme.example");
    const page = { on: vi.fn(), write: (text: string) => sent.push(text) } as never;
    if (brand) host.listen(brand, page);
    host.announce();
    expect(sent.join("")).toContain('"kind":"updated"');
    expect(sent.join("")).not.toMatch(/broken|report|brand\.json|oops/);
  });
  test("where edits are not shown there is no event stream, and pages do not listen", async () => {
    const { visit } = await hosting({ live: "off" });
    expect((await visit("/_livery/events")).status).toBe(404);
    expect(JSON.parse((await visit("/_livery/EN/site.json")).text)).toMatchObject({ watched: false });
  });
  test("a client has so many event streams, all have so many, and a closed one makes room", async () => {
    const limits = { ...usualLimits, streams: { each: 2, all: 3 } };
    const { base, visit } = await hosting({ limits, trustedProxies: "loopback" });
    const open = (address: string) => {
      const headers = { Host: "acme.example", "X-Forwarded-For": address };
      const stream = send(`${base}/_livery/events`, { headers, agent: false }).once("error", () => undefined);
      onTestFinished(() => void stream.destroy());
      return new Promise<{ status: number | undefined; close: () => void }>((resolve) => {
        stream.once("response", ({ statusCode: status }) => resolve({ status, close: () => stream.destroy() })).end();
      });
    };
    const first = await open("203.0.113.7");
    const next = [];
    for (const address of ["203.0.113.7", "203.0.113.7", "198.51.100.1", "198.51.100.2"])
      next.push((await open(address)).status);
    expect([first.status, ...next]).toEqual([200, 200, 429, 200, 429]);
    expect((await visit("/m/home")).status).toBe(200);
    first.close();
    await expect.poll(async () => (await open("203.0.113.7")).status).toBe(200);
  });
});

describe("a broken widget's report", () => {
  const post = (visit: Awaited<ReturnType<typeof hosting>>["visit"], body: string, from = "203.0.113.7") =>
    visit("/_livery/report", { method: "POST", body, headers: { "X-Forwarded-For": from } });
  test("is logged and not echoed", async () => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    const reply = await post((await hosting()).visit, '{"widget":"form"}');
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expect(warn).toHaveBeenCalledWith({ report: '{"widget":"form"}' }, expect.any(String));
  });
  test("is not taken when it is long", async () => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    expect((await post((await hosting()).visit, "x".repeat(9000))).status).toBe(413);
    expect(warn).not.toHaveBeenCalled();
  });
  test("is logged so often for a client and so often for all in a minute", async () => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    const limits = { ...usualLimits, reports: { each: 2, all: 3 } };
    const { visit } = await hosting({ limits, trustedProxies: "loopback" });
    const statuses = [];
    for (const from of ["203.0.113.7", "203.0.113.7", "203.0.113.7", "198.51.100.1", "198.51.100.2"])
      statuses.push((await post(visit, "{}", from)).status);
    expect(statuses).toEqual([204, 204, 429, 204, 429]);
    expect(warn).toHaveBeenCalledTimes(3);
  });
  test("is not taken where the host does not ask for it, and pages do not send it", async () => {
    const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
    const [taken, refused] = [await hosting(), await hosting({ reports: false })];
    expect((await post(refused.visit, "{}")).status).toBe(404);
    expect(warn).not.toHaveBeenCalled();
    const slices = [taken, refused].map(async ({ visit }) => (await visit("/_livery/EN/site.json")).text);
    expect((await Promise.all(slices)).map((slice) => slice.includes('"reports":true'))).toEqual([true, false]);
  });
});
