import { expect, test } from "vitest";
import { features } from "#descriptor/features.ts";
import { openedFor, phoneAuthOf } from "./phone-auth.ts";

const EMULATOR = "http://127.0.0.1:9099";
const brandWith = (projectId: string) => ({
  features: features.parse({
    phoneAuth: { provider: "firebase", apiKey: "key", authDomain: "acme.firebaseapp.com", projectId },
  }),
});

test("a brand without a provider has none, with an emulator too", () =>
  expect(phoneAuthOf({ features: features.parse({}) }, EMULATOR)).toBeUndefined());
test("a demo project counts as not configured without an emulator, so that no page shows a button that cannot work", () => {
  expect(phoneAuthOf(brandWith("demo-livery"), null)).toBeUndefined();
  expect(phoneAuthOf(brandWith("demo-livery"), EMULATOR)).toMatchObject({
    projectId: "demo-livery",
    emulator: EMULATOR,
  });
});
test("a real project never uses an emulator", () => {
  expect(phoneAuthOf(brandWith("acme-project"), EMULATOR)).not.toHaveProperty("emulator");
  expect(phoneAuthOf(brandWith("acme-project"), null)).toMatchObject({ projectId: "acme-project" });
});
test("a page may reach the provider's addresses, or the emulator instead", () => {
  const [real, demo] = [phoneAuthOf(brandWith("acme-project"), null), phoneAuthOf(brandWith("demo-livery"), EMULATOR)];
  expect(real && openedFor(real)).toMatchObject({
    connections: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    frames: expect.arrayContaining(["https://acme.firebaseapp.com"]) as unknown,
  });
  expect(demo && openedFor(demo)).toMatchObject({ connections: [EMULATOR], frames: [EMULATOR] });
});
test("scripts are allowed by folder: no whole host of a third party", () => {
  for (const script of phoneAuthOf(brandWith("acme-project"), null)?.scripts ?? [])
    expect(script).toMatch(/^https:\/\/[a-z.]+\/.+\/$/);
});
