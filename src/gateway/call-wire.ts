/** Where a call of the contract goes, and in which form. */
export interface CallWire {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  encrypted?: true;
  form?: true;
  multipart?: true;
  device?: true;
  /** It must not be repeated if it is unknown whether it arrived. */
  once?: true;
  /** With one of these values of a parameter it may still be repeated. */
  repeatable?: Readonly<Record<string, readonly string[]>>;
  /** What a parameter is when the caller leaves it out (sent-input.ts). */
  defaults?: Readonly<Record<string, unknown>>;
}
