// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderInPage } from "../../../tests/support/render-widget.tsx";
import { NextPages } from "./next-pages.tsx";

const navigate = (to: string) => ({ action: "navigate", to }) as const;
const form = (success: readonly object[]) => ({
  fields: {},
  submit: { call: "createDeposit", label: "a", busy: "a" },
  after: { success, "payment.closed": [navigate("help")] },
});

/** The addresses that the page asks for once somebody is in a field. */
async function loadedFrom(field: string): Promise<string[]> {
  const fetched = vi.fn<(address: string) => Promise<Response>>(() => Promise.reject(new Error("offline")));
  vi.stubGlobal("fetch", fetched);
  await renderInPage(
    <>
      <input aria-label="search" />
      <form>
        <input aria-label="amount" />
      </form>
      <NextPages />
    </>,
    {
      page: {
        forms: {
          deposit: form([navigate("notice"), navigate("elsewhere")]),
          other: form([{ action: "back" }]),
        } as never,
      },
    },
  );
  fireEvent.focusIn(screen.getByLabelText(field));
  await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(field === "amount" ? 1 : 0));
  return fetched.mock.calls.map(([address]) => address);
}

test("the pages to which the forms lead are loaded as soon as somebody is in one, those of the brand and no others", async () =>
  expect(await loadedFrom("amount")).toEqual(["/_livery/EN/page/notice.json"]));
test("outside of forms nothing is loaded ahead", async () => expect(await loadedFrom("search")).toEqual([]));
