// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, test } from "vitest";
import { useHistory } from "#data/page/location.ts";
import type { PageHistory } from "#data/page/page-history.ts";
import { renderInPage } from "../../tests/support/render-widget.tsx";
import { useShownSearch } from "./use-shown-search.ts";

const site: { history?: PageHistory } = {};
function Probe() {
  const history = useHistory();
  useEffect(() => {
    site.history = history;
  }, [history]);
  return <output>{useShownSearch()}</output>;
}
const go = (to: string) =>
  act(async () => {
    site.history?.change(to, false);
  });
afterEach(cleanup);

test("the query of the shown page follows its address, and stays when the address is the next page's already", async () => {
  await renderInPage(<Probe />, { at: "/m/home?tab=hot" });
  expect(screen.getByRole("status").textContent).toBe("?tab=hot");
  await go("/m/home?tab=fav");
  expect(screen.getByRole("status").textContent).toBe("?tab=fav");
  await go("/m/notice?id=7");
  expect(screen.getByRole("status").textContent).toBe("?tab=fav");
});
