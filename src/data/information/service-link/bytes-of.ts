/** Encodings of bytes in a link. Base64 is accepted in both alphabets, padded or not. */
export type Encoding = "hex" | "base64";

/** Decodes the bytes of a text. Throws when it is malformed. */
export function bytesOf(text: string, encoding: Encoding): Uint8Array {
  return encoding === "hex" ? ofHex(text) : ofBase64(text);
}

function ofHex(text: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})+$/i.test(text)) throw new RangeError("The text is not hexadecimal");
  return Uint8Array.from({ length: text.length / 2 }, (_, place) =>
    Number.parseInt(text.slice(place * 2, place * 2 + 2), 16),
  );
}

function ofBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}
