// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { testSite } from "../../../tests/support/widget-page.ts";
import { forgetSession, keepSession } from "#session/session.ts";
import { requestFor, useCall, useList, useRefreshCall, useSend } from "./use-call.ts";

const trial = { ...memberSession, merchantCode: "acmetrial", type: 4, token: "trial-token" };

describe("what every call sends", () => {
  const site = testSite({ language: "TY" });
  test("the visitor's language, where the call takes it", () => {
    expect(requestFor("hotMatches", { limit: 3 }, site, null).input).toEqual({ limit: 3, language: "TY" });
    expect(requestFor("startUp", {}, site, null).input).toEqual({});
  });
  test("the token, only where the call requires or accepts a session", () => {
    expect(requestFor("wallet", {}, site, memberSession).token).toBe("t");
    expect(requestFor("announcements", {}, site, memberSession).token).toBe("t");
    expect(requestFor("announcements", {}, site, null).token).toBeNull();
    expect(requestFor("hotGames", {}, site, memberSession).token).toBeNull();
  });
  test("the brand's merchant code; a trial account's calls go to the trial merchant @account-1-10", () => {
    expect(requestFor("hotGames", {}, site, null).merchantCode).toBe("acme");
    expect(requestFor("wallet", {}, site, trial).merchantCode).toBe("acmetrial");
    expect(requestFor("announcements", {}, site, trial).merchantCode).toBe("acmetrial");
  });
  test.each([
    "login",
    "register",
    "smsCode",
    "captcha",
    "registerSettings",
    "fieldRules",
    "affiliateCheck",
    "passkeySignInOptions",
    "signInWithPasskey",
    "resetPasswordByEmail",
    "resetPasswordByPhone",
  ] as const)("a trial player opens an account at the brand's own merchant: %s (account §3)", (call) => {
    expect(requestFor(call, {}, site, trial)).toMatchObject({ merchantCode: "acme", token: null });
  });
  test("public lists are the brand's own, for a trial account, too", () => {
    expect(requestFor("hotGames", {}, site, trial).merchantCode).toBe("acme");
  });
});

function Balance() {
  const { data, isPending, isError } = useCall("wallet");
  return <p data-testid="balance">{data?.sumBalance ?? (isError ? "failed" : isPending ? "waiting" : "none")}</p>;
}
function Matches() {
  const { data, isPlaceholderData } = useList("hotMatch", { call: "hotMatches" });
  return (
    <p data-testid="matches" data-stale={isPlaceholderData}>
      {data?.map((match) => match.league).join() ?? "waiting"}
    </p>
  );
}

/** A transport whose answers the test releases. */
function pendingAnswers() {
  const open: ((value: unknown) => void)[] = [];
  return {
    ask: () =>
      new Promise((resolve) => {
        open.push(resolve);
      }),
    answer: (value: unknown) => act(async () => open.shift()?.(value)),
  };
}

afterEach(() => forgetSession());

test("a call that requires a session is not made without one", async () => {
  const page = await renderInPage(<Balance />, { answers: { wallet: { sumBalance: "5.00", currency: "PHP" } } });
  expect(page.getByTestId("balance").textContent).toBe("waiting");
  expect(page.calls).toEqual([]);
  await act(async () => keepSession(memberSession));
  expect(await page.findByText("5.00")).toBeTruthy();
  expect(page.calls).toMatchObject([{ call: "wallet", token: "t", merchantCode: "acme" }]);
});

test("a change of language keeps the old texts until the new ones arrive", async () => {
  const { ask, answer } = pendingAnswers();
  const page = await renderInPage(<Matches />, { answers: { hotMatches: ask } });
  await answer([{ league: "Premier League" }]);
  await page.findByText("Premier League");
  await act(async () => page.change({ site: { language: "TY" } }));
  expect(page.getByTestId("matches")).toMatchObject({ textContent: "Premier League", dataset: { stale: "true" } });
  await answer([{ league: "Pangunahing Liga" }]);
  await page.findByText("Pangunahing Liga");
  expect(page.getByTestId("matches")).toMatchObject({ textContent: "Pangunahing Liga", dataset: { stale: "false" } });
});

test("another visitor's answer is never shown, not even for a moment", async () => {
  const { ask, answer } = pendingAnswers();
  const page = await renderInPage(<Balance />, { answers: { wallet: ask }, session: memberSession });
  await answer({ sumBalance: "1000.00", currency: "PHP" });
  await page.findByText("1000.00");
  await act(async () => keepSession({ ...memberSession, token: "somebody else's" }));
  expect(page.getByTestId("balance").textContent).toBe("waiting");
  await answer({ sumBalance: "3.00", currency: "PHP" });
  await page.findByText("3.00");
});

test("after signing out the balance is gone", async () => {
  const page = await renderInPage(<Balance />, {
    answers: { wallet: { sumBalance: "1000.00", currency: "PHP" } },
    session: memberSession,
  });
  await page.findByText("1000.00");
  await act(async () => forgetSession());
  expect(page.getByTestId("balance").textContent).toBe("waiting");
});

test("a refresh refetches wherever the answer is shown", async () => {
  let requests = 0;
  function Refresh() {
    const refresh = useRefreshCall();
    return <button type="button" aria-label="tap" onClick={() => void refresh("wallet")} />;
  }
  const page = await renderInPage(
    <>
      <Balance />
      <Refresh />
    </>,
    { answers: { wallet: () => ({ sumBalance: `${++requests}.00`, currency: "PHP" }) }, session: memberSession },
  );
  await page.findByText("1.00");
  await act(async () => page.getByRole("button").click());
  expect(await page.findByText("2.00")).toBeTruthy();
});

test("a send happens once, and its failure reaches the caller", async () => {
  let failure: unknown;
  function Send() {
    const send = useSend();
    return (
      <button
        type="button"
        aria-label="tap"
        onClick={() =>
          void send("createTrialAccount", {}).catch((error: unknown) => {
            failure = error;
          })
        }
      />
    );
  }
  const page = await renderInPage(<Send />, { answers: { createTrialAccount: new Error("busy") } });
  await act(async () => page.getByRole("button").click());
  expect(String(failure)).toBe("Error: busy");
  expect(page.calls).toHaveLength(1);
});
