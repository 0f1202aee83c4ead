// @vitest-environment jsdom
import { expect, test } from "vitest";
import { renderWidget } from "../../../tests/support/render-widget.tsx";

test("as a bar they are beside each other, too", async () => {
  const { container } = await renderWidget("grid", { options: { look: "bar" }, body: <p>Back</p> });
  expect(container.querySelector('[data-look="bar"]')?.textContent).toBe("Back");
});

test.each([undefined, 3])("its widgets are in columns, in their order: %s", async (columns) => {
  const body = ["one", "two"].map((name) => <p key={name}>{name}</p>);
  const { container } = await renderWidget("grid", { options: columns === undefined ? {} : { columns }, body });
  const grid = container.querySelector<HTMLElement>("[data-columns]");
  expect(grid?.dataset["columns"]).toBe(String(columns ?? 2));
  expect([...(grid?.children ?? [])].map((child) => child.textContent)).toEqual(["one", "two"]);
});
