import type { Handlers } from "./call-context.ts";
import { handlersByCall } from "./handlers.generated.ts";

/** The handler of each call of the contract. Does not compile if a call has no handler. */
export const handlers = handlersByCall satisfies Handlers;
