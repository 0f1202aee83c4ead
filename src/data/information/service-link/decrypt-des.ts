import { DES } from "des.js";

/** Decrypts DES in ECB mode with PKCS#7 padding. Throws where key, length or padding are wrong. */
export function decryptDes(secret: Uint8Array, key: Uint8Array): Uint8Array {
  const decrypted = Uint8Array.from(DES.create({ type: "decrypt", key }).final(secret));
  // The library accepts a padding of zero bytes; PKCS#7 has none.
  if (decrypted.length === secret.length) throw new RangeError("The padding is missing");
  return decrypted;
}
