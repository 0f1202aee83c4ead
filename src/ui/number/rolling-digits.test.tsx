// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { RollingDigits } from "./rolling-digits.tsx";

const digits = (container: Element) => [...container.querySelectorAll("[data-digit]")];

it("gives every digit its own position, and leaves the separators between them @account-9-27", () => {
  const { container } = render(<RollingDigits text="1,204.5" />);
  expect(
    digits(container)
      .map((digit) => digit.getAttribute("data-digit"))
      .join(""),
  ).toBe("12045");
  expect(container.textContent).toBe(",.");
});

it("rolls the last digits at their own positions when the number grows longer @account-9-27", () => {
  const { container, rerender } = render(<RollingDigits text="99" />);
  const last = digits(container).at(-1);
  rerender(<RollingDigits text="100" />);
  expect(digits(container).at(-1)).toBe(last);
  expect(last?.getAttribute("data-digit")).toBe("0");
});

it("is hidden from screen readers, and needs no style attribute, which the security policy would block", () => {
  const html = renderToString(<RollingDigits text="70,000,000" reels />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain("style=");
});
