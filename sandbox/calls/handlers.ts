import type { Handlers } from "./call-context.ts";
import { handlersByCall } from "./handlers.generated.ts";

/** What answers which call of the contract. It does not compile while a call has no handler. */
export const handlers = handlersByCall satisfies Handlers;
