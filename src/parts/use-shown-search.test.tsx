// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { useEffect } from "react";
import { useLocation, useNavigate, type NavigateFunction } from "react-router-dom";
import { expect, test } from "vitest";
import { renderInPage } from "../../tests/support/render-widget.tsx";
import { useShownSearch } from "./use-shown-search.ts";

const site: { navigate?: NavigateFunction } = {};
function Probe() {
  const navigate = useNavigate();
  useEffect(() => {
    site.navigate = navigate;
  }, [navigate]);
  return <output>{useShownSearch()}</output>;
}
const go = (to: string) =>
  act(async () => {
    await site.navigate?.(to);
  });

test("the query of the shown page follows its address, and stays when the address is the next page's already", async () => {
  await renderInPage(<Probe />, { at: "/m/home?tab=hot" });
  expect(screen.getByRole("status").textContent).toBe("?tab=hot");
  await go("/m/home?tab=fav");
  expect(screen.getByRole("status").textContent).toBe("?tab=fav");
  await go("/m/notice?id=7");
  expect(screen.getByRole("status").textContent).toBe("?tab=fav");
});

test("a part that appears while the next page loads does not take its query", async () => {
  const Later = () => <p role="note">{useShownSearch()}</p>;
  const Page = () => (
    <>
      <Probe />
      {useLocation().pathname === "/m/notice" && <Later />}
    </>
  );
  await renderInPage(<Page />, { at: "/m/home" });
  await go("/m/notice?id=7");
  expect(screen.getByRole("note").textContent).toBe("");
});
