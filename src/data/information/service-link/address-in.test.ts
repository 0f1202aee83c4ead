import { describe, expect, it, vi } from "vitest";
import { service } from "#descriptor/service.ts";
import type { GatewayError } from "../../client/transport/gateway-error.ts";
import { addressIn } from "./address-in.ts";
import { decryptDes } from "./decrypt-des.ts";
import vectors from "./vectors.json" with { type: "json" };

const legacy = service.parse({});
const inHex = ({ hex, key }: { hex: string; key: string }) => `https://service.example/${hex}${key}`;
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
const [first] = vectors.https as [{ text: string; key: string; hex: string }];

/** The result of reading a link: the code of its failure, or the address. The console says why it failed. */
function outcome(link: string): string {
  vi.spyOn(console, "error").mockReturnValue();
  try {
    return addressIn(link, legacy);
  } catch (error) {
    return (error as GatewayError).code;
  }
}

describe("DES-ECB with PKCS#7 padding, like OpenSSL's", () => {
  it.each([...vectors.https, ...vectors.other])(
    "$hex with the key $key is $text @games-2-109",
    ({ text, key, hex }) => {
      expect(new TextDecoder().decode(decryptDes(bytes(hex), new TextEncoder().encode(key)))).toBe(text);
    },
  );
  it("has vectors of every length around block boundaries", () => {
    const lengths = [...vectors.https, ...vectors.other].map(({ text }) => Buffer.byteLength(text) % 8);
    expect(new Set(lengths)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  });
});

describe("customer-service links (games §2)", () => {
  it.each(vectors.https)(
    "the last 8 characters of the path are the key, the rest is decrypted: $text @games-2-109",
    (vector) => expect(addressIn(inHex(vector), legacy)).toBe(new URL(vector.text).href),
  );
  it.each(["base64", "base64url"] as const)("the encrypted bytes may be in %s", (alphabet) => {
    for (const { text, key, hex } of vectors.https) {
      expect(
        addressIn(`https://service.example/${Buffer.from(hex, "hex").toString(alphabet)}${key}`, {
          cipher: "des-ecb",
          encoding: "base64",
        }),
      ).toBe(new URL(text).href);
    }
  });
  it("escaped characters in a path, and what follows it, make no difference", () => {
    expect(
      addressIn(
        `https://service.example/${first.hex}${first.key.replace(/^./, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}?from=m#chat`,
        legacy,
      ),
    ).toBe(first.text);
  });
  it("where the platform encrypts nothing, the link is the address", () =>
    expect(addressIn("https://t.me/acme", service.parse({ cipher: "none" }))).toBe("https://t.me/acme"));
  it.each([
    ["a wrong key", `https://service.example/${first.hex}12345678`],
    ["a key of another alphabet", `https://service.example/${first.hex}ñandúñan`],
    ["bytes that are not hexadecimal", `https://service.example/zz${first.hex.slice(2)}${first.key}`],
    ["half a block", `https://service.example/${first.hex.slice(0, -8)}${first.key}`],
    ["a missing block", `https://service.example/${first.hex.slice(0, -16)}${first.key}`],
    ["no encrypted bytes", `https://service.example/${first.key}`],
    ["a path shorter than a key", "https://service.example/abc"],
    ["no path", "https://service.example"],
    ["no address at all", "service"],
    ["broken escapes", "https://service.example/%E0%A4%A"],
  ])("a link with %s is refused @games-2-109", (_what, link) => expect(outcome(link)).toBe("link"));
  it.each(vectors.other)("the decrypted text must be an https address: $text", (vector) =>
    expect(outcome(inHex(vector))).toBe("link"),
  );
});
