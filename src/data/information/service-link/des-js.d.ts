/** The part of des.js that is used; it has no types. */
declare module "des.js" {
  interface Cipher {
    /** The decrypted bytes without the padding. Throws where the last block is incomplete or its padding is wrong. */
    final(last: Uint8Array): number[];
  }
  export const DES: { create(options: { type: "decrypt"; key: Uint8Array }): Cipher };
}
