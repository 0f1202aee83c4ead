import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { baseHeaders, closedPolicy, contentSecurityPolicy, hashSource, workerPolicy } from "./security-headers.ts";

const policy = contentSecurityPolicy(
  { scripts: ["go()"], styles: [":root{}", ""] },
  { pictureOrigins: ["https://pictures.example"], gameOrigins: [] },
);
const NO_ORIGINS = { pictureOrigins: [], gameOrigins: [] };
const directive = (name: string) => policy.split("; ").find((one) => one.startsWith(`${name} `) || one === name);

test("inline blocks are allowed by their hash only", () => {
  const hash = createHash("sha256").update("go()").digest("base64");
  expect(hashSource("go()")).toBe(`'sha256-${hash}'`);
  expect(directive("script-src")).toBe(`script-src 'self' 'sha256-${hash}'`);
  expect(directive("style-src")).toBe(`style-src 'self' ${hashSource(":root{}")} ${hashSource("")}`);
});
test.each(["unsafe-inline", "unsafe-eval", "unsafe-hashes", "*", "http:"])(
  "the policy never contains %s (design §6)",
  (word) => expect(policy.split(/[ ;]+/)).not.toContain(word.includes("-") ? `'${word}'` : word),
);
test.each([
  ["default-src", "default-src 'none'"],
  ["img-src", "img-src 'self' data: blob: https://pictures.example"],
  ["connect-src", "connect-src 'self'"],
  ["frame-ancestors", "frame-ancestors 'none'"],
  ["base-uri", "base-uri 'none'"],
  ["form-action", "form-action 'self'"],
  ["require-trusted-types-for", "require-trusted-types-for 'script'"],
  ["trusted-types", "trusted-types dompurify livery-worker"],
  ["worker-src", "worker-src 'self'"],
  ["manifest-src", "manifest-src 'self'"],
])("%s is written %s", (name, written) => expect(directive(name)).toBe(written));
test("a provider's code is allowed its addresses and nothing else; text still never becomes code (decision 025)", () => {
  const opened = contentSecurityPolicy({ scripts: [], styles: [] }, NO_ORIGINS, {
    scripts: ["https://code.example/js/"],
    connections: ["https://api.example"],
    frames: ["https://frame.example"],
  }).split("; ");
  expect(opened).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://code.example/js/",
      "connect-src 'self' https://api.example",
      "frame-src https://frame.example",
      "default-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types * 'allow-duplicates'",
    ]),
  );
  expect(policy).not.toContain("frame-src");
});
test("games are framed from the origins that the brand names, and from no other", () => {
  expect(
    contentSecurityPolicy(
      { scripts: [], styles: [] },
      { pictureOrigins: [], gameOrigins: ["https://games.example"] },
    ).split("; "),
  ).toContain("frame-src https://games.example");
});
test.each(["https://a;sandbox", "https://a, default-src *", "https://a 'unsafe-inline'", "*", "data:", "'self'"])(
  "what is more than one address adds nothing to the policy: %s",
  (text) => {
    const none = { scripts: [], styles: [] };
    const opened = { scripts: [text], connections: [text], frames: [text] };
    const written = contentSecurityPolicy(none, { pictureOrigins: [text], gameOrigins: [text] }, opened);
    const directives = written.split("; ").filter((one) => !one.startsWith("trusted-types"));
    const plain = contentSecurityPolicy(none, NO_ORIGINS).split("; ");
    expect(directives).toEqual(plain.filter((one) => !one.startsWith("trusted-types")));
  },
);
test("a response that is not a page is allowed nothing", () => expect(closedPolicy).toContain("default-src 'none'"));
test("the service worker may fetch from its own host, and nothing else", () =>
  expect(workerPolicy).toBe(`${closedPolicy}; connect-src 'self'`));
test("every response forbids sniffing and framing", () =>
  expect(baseHeaders).toMatchObject({ "X-Content-Type-Options": "nosniff", "X-Frame-Options": "DENY" }));
