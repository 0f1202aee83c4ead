// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { trustedAddress, trustScriptsOf } from "./trusted-scripts.ts";

const allowed = ["https://code.example/js/", "https://www.google.com/recaptcha/"];

test.each(["https://code.example/js/api.js?onload=go", `${location.origin}/assets/part.js`])(
  "%s may be loaded",
  (address) => expect(trustedAddress(address, allowed)).toBe(address),
);
test.each([
  "https://code.example/other.js",
  "https://code.example/js/../other.js",
  "https://code.example.evil/js/a.js",
  "https://evil.example/?https://code.example/js/",
  "data:text/javascript,alert(1)",
])("%s may not", (address) => expect(trustedAddress(address, allowed)).toBeNull());
test("reCAPTCHA is asked to use trusted types", () => {
  expect(trustedAddress("https://www.google.com/recaptcha/api.js?render=explicit", allowed)).toBe(
    "https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true",
  );
});
test("the policy is created once, and only where a browser supports trusted types", () => {
  trustScriptsOf(allowed);
  const createPolicy = vi.fn();
  vi.stubGlobal("trustedTypes", { defaultPolicy: null, createPolicy });
  trustScriptsOf(allowed);
  vi.stubGlobal("trustedTypes", { defaultPolicy: {}, createPolicy });
  trustScriptsOf(allowed);
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
