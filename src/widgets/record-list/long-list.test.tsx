// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { memberSession, renderWidget } from "../../../tests/support/render-widget.tsx";

test.each(["rows", "table"])(
  "entries that are listed are not drawn again when further ones come, in %s",
  async (look) => {
    let drawn = 0;
    const bet = (id: number) => ({
      id: String(id),
      kind: "game",
      name: `Game ${id}`,
      detail: "",
      get stake() {
        drawn += 1;
        return "1234.50";
      },
      paid: null,
      at: "2026-01-01T20:00:00Z",
    });
    const pages = [1, 2].map((pageNum) => ({
      content: Array.from({ length: 25 }, (_, place) => bet(pageNum * 25 + place)),
      pageNum,
      totalPages: 2,
    }));
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(9000);
    await renderWidget("record-list", {
      options: { source: { call: "betRecords" }, fields: { name: {}, stake: {} }, look },
      session: memberSession,
      answers: { betRecords: ({ pageNo }: { pageNo: number }) => pages[pageNo - 1] },
    });
    const listed = () => screen.getAllByText(/^Game \d+$/).length;
    expect([listed(), drawn]).toEqual([25, 25]);
    vi.stubGlobal("scrollY", 9000);
    window.dispatchEvent(new Event("scroll"));
    await waitFor(() => expect(listed()).toBe(50));
    expect(drawn).toBe(50);
  },
);
