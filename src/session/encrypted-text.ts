/** Text encrypted with AES-GCM and encoded as base64 twice (account §3, "stored double-encoded"). */

/** Length of AES-GCM's nonce in bytes. */
const NONCE = 12;

/**
 * Encrypts a text. `about` is authenticated, not secret, and must be the same for decryption: a password cannot be
 * moved to another name.
 */
export async function encryptText(text: string, about: string, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const secret = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: bytesOf(about) },
    key,
    bytesOf(text),
  );
  return btoa(btoa(String.fromCharCode(...iv, ...new Uint8Array(secret))));
}

/** Decrypts the output of `encryptText`. Rejects for anything else, and under another key. */
export async function decryptText(encrypted: string, about: string, key: CryptoKey): Promise<string> {
  const bytes = Uint8Array.from(atob(atob(encrypted)), (character) => character.charCodeAt(0));
  const decrypted = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: bytes.slice(0, NONCE), additionalData: bytesOf(about) },
    key,
    bytes.slice(NONCE),
  );
  return new TextDecoder().decode(decrypted);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}
