// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { memberSession, renderInPage } from "../../../tests/support/render-widget.tsx";
import { useNamedData } from "./use-named-data.ts";
import { useSource } from "./use-source.ts";

function Reader() {
  return <p>{String(useNamedData("member")?.["account"])}</p>;
}
function Sender() {
  return (
    <p>{String(useSource({ call: "betSummary", with: { vendor: { data: "member.account" } } }).input["vendor"])}</p>
  );
}

test("named data are requested once, however many read them and take parameters from them", async () => {
  const { calls } = await renderInPage(
    <>
      <Reader />
      <Reader />
      <Sender />
    </>,
    {
      session: memberSession,
      page: { screen: { layout: "stack", data: { member: { call: "memberInfo" } }, body: {} } },
      answers: { memberInfo: { account: "maria" } },
    },
  );
  expect(screen.getAllByText("maria")).toHaveLength(3);
  expect(calls.map(({ call }) => call)).toEqual(["memberInfo"]);
});
