// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ListView } from "./list-view.tsx";

afterEach(cleanup);

const words = { failed: "Failed", retry: "Again", none: "Nothing" };
const refetch = vi.fn<() => void>();
const show = (data: readonly string[] | undefined, error: unknown = null, none: string | undefined = words.none) =>
  render(
    <ListView answer={{ data, error, refetch }} skeleton={<i data-testid="coming" />} words={{ ...words, none }}>
      {(entries) => entries.join(" ")}
    </ListView>,
  ).container;

it("keeps the space until the answer arrives", () => {
  show(undefined);
  expect(screen.getByTestId("coming")).toBeDefined();
});
it("shows that it failed and retries at a tap", () => {
  show(undefined, new Error("network"));
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  expect(screen.getByText("Failed")).toBeDefined();
  expect(refetch).toHaveBeenCalledTimes(1);
});
it("keeps what was shown when a refetch fails", () =>
  expect(show(["a", "b"], new Error("network")).textContent).toBe("a b"));
it("says that the list is empty", () => expect(show([]).textContent).toBe("Nothing"));
it("renders nothing for an empty list that has no text for it", () => {
  const { container } = render(
    <ListView answer={{ data: [], error: null, refetch }} skeleton={null} words={{ failed: "Failed", retry: "Again" }}>
      {() => "x"}
    </ListView>,
  );
  expect(container.childNodes).toHaveLength(0);
});
