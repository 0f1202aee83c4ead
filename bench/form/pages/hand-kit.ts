import { createContext } from "react";

/** What a field reports to its form. */
export interface Handle {
  value(): string | boolean;
  /** Shows under the field what is wrong; returns whether something is. */
  check(): boolean;
  focus(): void;
}

/** What a form lets its fields do. */
export interface FormKit {
  /** Makes a field known; answers with what forgets it. */
  register(id: string, handle: Handle): () => void;
  valueOf(id: string): string | boolean | undefined;
  /** A value has changed: after a failed try it and those that are compared with it are checked again. */
  changed(id: string): void;
  focusNext(id: string): void;
}

export const FormKitContext = createContext<FormKit>({
  register: () => () => undefined,
  valueOf: () => undefined,
  changed: () => undefined,
  focusNext: () => undefined,
});
