import { createContext } from "react";

/** What a field reports to its form. */
export interface Handle {
  value(): string | boolean;
  /** Shows the field's error under it; returns whether there is one. */
  check(): boolean;
  focus(): void;
}

/** What a form offers its fields. */
export interface FormKit {
  /** Registers a field; returns the function that removes it. */
  register(id: string, handle: Handle): () => void;
  valueOf(id: string): string | boolean | undefined;
  /** A value has changed: after a failed attempt it and the fields compared with it are validated again. */
  changed(id: string): void;
  focusNext(id: string): void;
}

export const FormKitContext = createContext<FormKit>({
  register: () => () => undefined,
  valueOf: () => undefined,
  changed: () => undefined,
  focusNext: () => undefined,
});
