import type { Features } from "#descriptor/features.ts";
import { isHttps } from "../download-links.ts";
import { GatewayError } from "../../client/transport/gateway-error.ts";
import { bytesOf } from "./bytes-of.ts";
import { decryptDes } from "./decrypt-des.ts";

/** Number of characters at the end of the path that are the key (games §2, Side service widget). */
const KEY_LENGTH = 8;

type Service = Features["service"];
const decrypt: Readonly<
  Record<Exclude<Service["cipher"], "none">, (secret: Uint8Array, key: Uint8Array) => Uint8Array>
> = { "des-ecb": decryptDes };

/** The address encrypted in a customer-service link. Whatever is wrong with a link, the visitor gets one error. */
export function addressIn(link: string, { cipher, encoding }: Service): string {
  if (cipher === "none") return link;
  try {
    const { secret, key } = partsOf(link);
    const address = textOf(decrypt[cipher](bytesOf(secret, encoding), new TextEncoder().encode(key)));
    if (isHttps(address)) return new URL(address).href;
  } catch (error) {
    console.error("A customer-service link cannot be read", error);
  }
  throw new GatewayError("link", "The decrypted customer-service link is not an https address");
}

function partsOf(link: string): { secret: string; key: string } {
  const path = decodeURIComponent(new URL(link).pathname.slice(1));
  return { secret: path.slice(0, -KEY_LENGTH), key: path.slice(-KEY_LENGTH) };
}

/** Invalid UTF-8 fails: it comes from a wrong key. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
