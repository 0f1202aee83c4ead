import { expect, test, vi } from "vitest";
import type { CallRequest } from "./transport.ts";

const carried = vi.hoisted(() => ({
  browserTransport: vi.fn<(request: CallRequest) => Promise<unknown>>(),
  lost: true,
}));
const wallet: CallRequest = { call: "wallet", input: {}, merchantCode: "acme", token: "t" };

test("the transport's code is loaded again after a failure; until then calls fail as network failures", async () => {
  vi.doMock("./browser-transport.ts", () => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  const { lateTransport } = await import("./late-transport.ts");
  await expect(lateTransport(wallet)).rejects.toMatchObject({ code: "network" });

  vi.doMock("./browser-transport.ts", () => ({
    browserTransport: carried.browserTransport.mockResolvedValue({ sumBalance: "1.00" }),
  }));
  expect(await lateTransport(wallet)).toEqual({ sumBalance: "1.00" });
  expect(carried.browserTransport).toHaveBeenCalledWith(wallet);
  vi.doUnmock("./browser-transport.ts");
});
