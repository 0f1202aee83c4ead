// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { fakePhone } from "../../../tests/support/fake-phone.ts";
import { shownToast } from "../../../tests/support/over-the-page.ts";
import { memberSession, renderInPage, type Setting } from "../../../tests/support/render-widget.tsx";
import type { CallOutput } from "#gateway/contract.ts";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { useCall } from "#data/client/use-call.ts";
import { PasskeyAdd } from "./passkey-add.tsx";

const old = {
  id: "b2xk",
  domain: "localhost",
  name: "My phone",
  createdAt: "2026-01-02T05:00:00Z",
  lastUsedAt: "2026-03-04T05:00:00Z",
};
const made = {
  id: "bmV3",
  domain: "localhost",
  name: "passkey.device.desktop",
  createdAt: "2026-03-14T05:00:00Z",
  lastUsedAt: null,
};
const options = {
  challenge: "AAAA",
  timeout: 300_000,
  rp: { id: "localhost", name: "Acme" },
  user: { id: "AAAA", name: "maria", displayName: "Maria" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  excludeCredentials: [{ type: "public-key", id: "b2xk" }],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  attestation: "none",
};

let passkeys: CallOutput<"passkeyList">;
/** The list beside the button. */
function Listed() {
  const { data = [] } = useCall("passkeyList");
  return data.map(({ id }) => <li key={id}>{id}</li>);
}
const show = (setting: Setting = {}) =>
  renderInPage(
    <>
      <Listed />
      <PasskeyAdd />
    </>,
    {
      session: memberSession,
      ...setting,
      answers: {
        passkeyList: () => passkeys,
        passkeyRegistrationOptions: options,
        addPasskey: () => {
          passkeys = [made, ...passkeys];
          return made;
        },
        ...setting.answers,
      },
    },
  );
const rows = () => screen.findAllByRole("listitem");
const add = () => userEvent.click(screen.getByRole("button", { name: "passkey.add" }));

beforeEach(() => {
  passkeys = [old];
});

test("a browser without passkeys adds none", async () => {
  await show();
  expect(screen.getByText("passkey.unsupported")).toBeDefined();
  expect(screen.queryByRole("button", { name: "passkey.add" })).toBeNull();
});

test("a guest sees nothing", async () => {
  fakePhone();
  const { container } = await show({ session: null });
  expect(container.textContent).toBe("");
});

test("adding asks the phone, names the passkey after it, and shows it", async () => {
  const { questions } = fakePhone();
  const { calls } = await show();
  await rows();
  await add();
  await waitFor(() => expect(questions).toHaveLength(1));
  expect(questions[0]).toMatchObject({
    kind: "create",
    options: { rp: { id: "localhost" }, authenticatorSelection: { residentKey: "required" } },
  });
  expect(questions[0]?.options).toHaveProperty("excludeCredentials.length", 1);
  await act(async () => questions[0]?.agree("bmV3"));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(calls.find(({ call }) => call === "addPasskey")?.input).toMatchObject({
    name: "passkey.device.desktop",
    response: { id: "bmV3", response: { transports: ["internal"] } },
  });
  expect(shownToast()).toMatchObject({ text: "passkey.added", kind: "success", milliseconds: 1000 });
});

test.each([
  ["the phone has one already", "InvalidStateError", "passkey.known"],
  ["the phone cannot", "NotSupportedError", "passkey.notAdded"],
  ["the visitor dismisses the phone's prompt", "NotAllowedError", ""],
])("nothing is added when %s", async (_, reason, message) => {
  const { questions } = fakePhone();
  const { calls } = await show();
  await rows();
  await add();
  await waitFor(() => expect(questions).toHaveLength(1));
  await act(async () => questions[0]?.refuse(reason));
  await waitFor(() => expect(screen.getByRole("button", { name: "passkey.add" }).getAttribute("aria-busy")).toBeNull());
  expect(screen.getByRole("alert").textContent).toBe(message);
  expect(calls.map(({ call }) => call)).not.toContain("addPasskey");
});

test("the platform's refusal is shown, and the phone is not asked", async () => {
  const { questions } = fakePhone();
  await show({ answers: { passkeyRegistrationOptions: new GatewayError("passkey.full", "") } });
  await rows();
  await add();
  expect(await screen.findByText("error.passkey.full")).toBeDefined();
  expect(questions).toEqual([]);
});
