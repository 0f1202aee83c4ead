// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderToString } from "react-dom/server";
import { DisclosureItems } from "./disclosure-items.tsx";
import { Disclosure } from "./disclosure.tsx";

test("a title expands and collapses; while collapsed its content is not rendered", async () => {
  render(
    <Disclosure title="Title" note="Note">
      {"Words"}
    </Disclosure>,
  );
  const button = screen.getByRole("button", { name: /Title/ });
  expect([button.getAttribute("aria-expanded"), screen.queryByText("Words")]).toEqual(["false", null]);
  await userEvent.click(button);
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.textContent).toBe("Words");
  await userEvent.click(button);
  expect(screen.queryByText("Words")).toBeNull();
});

test("a list whose query may open another entry than on the host waits for it", () => {
  const list = <DisclosureItems items={[{ id: "1", title: "1", content: "1" }]} />;
  expect(renderToString(list)).toContain("by-query");
  expect(render(list).container.querySelector(".by-query")).toBeNull();
});
test("one that is open initially stays as the visitor left it", async () => {
  const { rerender } = render(
    <Disclosure title="Title" openFirst>
      {"Words"}
    </Disclosure>,
  );
  expect(screen.getByText("Words")).toBeTruthy();
  await userEvent.click(screen.getByRole("button"));
  rerender(
    <Disclosure title="Title" openFirst>
      {"Words"}
    </Disclosure>,
  );
  expect(screen.queryByText("Words")).toBeNull();
});
