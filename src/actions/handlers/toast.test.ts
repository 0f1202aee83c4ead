// @vitest-environment jsdom
import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { toast } from "./toast.ts";

test("a toast stays 1.5 seconds unless the action says otherwise @account-9-07 @games-9-32", () => {
  void toast({ action: "toast", text: "saved" }, actionContext());
  expect(shownToast()).toMatchObject({ text: "the words of saved", kind: "info", milliseconds: 1500 });
});
test("free_reject is shown for 2 seconds (account §8)", () => {
  void toast({ action: "toast", text: "free_reject", kind: "fail", for: 2000 }, actionContext());
  expect(shownToast()).toMatchObject({ text: "the words of free_reject", kind: "fail", milliseconds: 2000 });
});
