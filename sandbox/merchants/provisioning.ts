import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parsed } from "../calls/parsed.ts";
import type { Platform } from "../platform.ts";
import { requireSecret } from "./operator.ts";
import { provision, provisionedMerchant } from "./provision.ts";
import { changeState, stateChange } from "./state.ts";

const BODY_LIMIT_BYTES = 1024 * 1024;
const merchants = z.array(provisionedMerchant).max(1000);

/** The two calls for the operator of the sandbox, not for the site. */
export function registerProvisioning(server: FastifyInstance, platform: Platform): void {
  server.put("/sandbox/merchants", { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
    requireSecret(platform, request);
    return { value: await provision(platform, parsed(merchants, request.body)) };
  });
  server.patch<{ Params: { code: string } }>("/sandbox/merchants/:code/state", async (request) => {
    requireSecret(platform, request);
    return { value: await changeState(platform.database, request.params.code, parsed(stateChange, request.body)) };
  });
}
