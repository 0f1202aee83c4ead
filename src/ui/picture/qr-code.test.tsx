// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { QrCode } from "./qr-code.tsx";

test("a code has its words, and follows its text", async () => {
  const { rerender } = render(<QrCode text="https://example.com/a" label="Code" />);
  const path = async () => (await screen.findByRole("img", { name: "Code" })).querySelector("path")?.getAttribute("d");
  const first = await path();
  rerender(<QrCode text="https://example.com/b" label="Code" />);
  await waitFor(async () => expect(await path()).not.toBe(first));
});

test("a text that is too long for a code has none, and says why in the console", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = render(<QrCode text={"x".repeat(4000)} label="Code" />);
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(container.querySelector("svg")).toBeNull();
  expect(container.querySelector(".code")).not.toBeNull();
});
