// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useChangeLanguage } from "./language.ts";
import { usePage, useSite } from "./site.ts";
import { useTransport } from "../client/transport/transport.ts";

test.each([
  ["useSite", useSite],
  ["usePage", usePage],
])("%s outside of a page says where to render", (name, hook) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderHook<unknown, unknown>(hook)).toThrow(`${name} outside of a page: render inside Providers`);
});
test("a call outside of a page says where to render", async () => {
  const { result } = renderHook(useTransport);
  await expect(result.current({ call: "startUp", input: {}, merchantCode: "acme", token: null })).rejects.toThrow(
    "render inside Providers",
  );
});
test("a change of language outside of a page says where to render", async () => {
  await expect(renderHook(useChangeLanguage).result.current("TY")).rejects.toThrow("render inside Providers");
});
