/** An unguessable key of 32 hexadecimal digits. `randomUUID` is missing in older phones. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
