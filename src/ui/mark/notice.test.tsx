// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Notice } from "./notice.tsx";

test("a notice is announced, with its action", () => {
  render(<Notice action={<button type="button">again</button>}>it did not load</Notice>);
  expect(screen.getByRole("alert").textContent).toBe("it did not loadagain");
  expect(screen.getByRole("button", { name: "again" })).toBeTruthy();
});
