// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { EntityList } from "./entity-list.tsx";
import { ListView } from "./list-view.tsx";

const refetch = vi.fn<() => void>();
const show = (data: readonly string[] | undefined, error: unknown = null) =>
  render(
    <ListView answer={{ data, error, refetch }} skeleton={<i data-testid="coming" />} none="nothing">
      {(entries) => entries.join(" ")}
    </ListView>,
  ).container;

it("keeps the space until the answer arrives", () => {
  show(undefined);
  expect(screen.getByTestId("coming")).toBeDefined();
});
it("shows that it failed and retries at a tap", () => {
  show(undefined, new Error("network"));
  fireEvent.click(screen.getByRole("button", { name: "state.retry" }));
  expect(screen.getByText("state.failed")).toBeDefined();
  expect(refetch).toHaveBeenCalledTimes(1);
});
it("keeps what was shown when a refetch fails", () =>
  expect(show(["a", "b"], new Error("network")).textContent).toBe("a b"));
it("says that the list is empty", () => expect(show([]).textContent).toBe("nothing"));
it("renders nothing for an empty list that has no text for it", () => {
  const { container } = render(
    <ListView answer={{ data: [], error: null, refetch }} skeleton={null}>
      {() => "x"}
    </ListView>,
  );
  expect(container.childNodes).toHaveLength(0);
});
it("says of what the platform does not know that it is not there, also where a widget lists it", () => {
  const { container } = render(
    <EntityList
      answer={{ data: undefined, error: { code: "request.unknown" }, refetch }}
      frame={{ className: "list" }}
      coming={3}
      shape="card"
    >
      {(entry: string) => <li key={entry}>{entry}</li>}
    </EntityList>,
  );
  expect(container.textContent).toContain("error.request.unknown");
});
