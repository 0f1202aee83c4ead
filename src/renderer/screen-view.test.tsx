// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage } from "../../tests/support/widget-page.ts";
import { FOLD_ID, foldOf } from "./fold.ts";
import { ScreenView } from "./screen-view.tsx";

vi.mock("./placements-view.tsx", () => ({
  PlacementsView: ({ placements }: { placements: object }) => <p>{Object.keys(placements).join()}</p>,
}));
afterAll(() => {
  vi.doUnmock("./placements-view.tsx");
});
let root: Root | undefined;
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => act(async () => root?.unmount()));

test("hydration keeps the stylesheets that the host linked at the fold", async () => {
  const page = testPage();
  const html = renderToString(<ScreenView page={page} />);
  const at = foldOf(html) ?? 0;
  const fromHost = `<div>${html.slice(0, at)}<link rel="stylesheet" href="/a.css">${html.slice(at)}</div>`;
  document.body.replaceChildren(...new DOMParser().parseFromString(fromHost, "text/html").body.children);
  const link = document.querySelector("link");
  const differs = vi.fn<(error: unknown) => void>();
  const view = () => <ScreenView page={{ ...page }} />;
  await act(async () => {
    root = hydrateRoot(document.querySelector("div") as HTMLElement, view(), { onRecoverableError: differs });
  });
  await act(async () => root?.render(view()));
  expect(document.getElementById(FOLD_ID)?.firstElementChild).toBe(link);
  expect(differs).not.toHaveBeenCalled();
});
