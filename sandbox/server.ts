import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import type { Failure } from "#gateway/contract.ts";
import { readMultipart } from "./calls/multipart.ts";
import { PlatformError, statusOf } from "./calls/platform-error.ts";
import { registerCalls } from "./calls/register-calls.ts";
import { registerCashier } from "./cashier/route.ts";
import { registerContracts } from "./contracts/route.ts";
import { registerNotices } from "./deposits/notice-route.ts";
import { answers } from "./database/open.ts";
import { registerFeedback } from "./feedback/route.ts";
import { registerInbox } from "./inbox/route.ts";
import { registerTeam } from "./team/route.ts";
import { registerProvisioning } from "./merchants/provisioning.ts";
import { registerOutbox } from "./outbox/route.ts";
import { registerPictures } from "./pictures/route.ts";
import type { Platform } from "./platform.ts";

const BODY_LIMIT_BYTES = 64 * 1024;

/** The platform as an HTTP server that does not listen yet. */
export function buildServer(platform: Platform, logLevel: string): FastifyInstance {
  const server = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: "loopback",
    forceCloseConnections: "idle",
    // The log goes to standard error: standard output carries the ready line for the parent process.
    logger: { level: logLevel, stream: process.stderr, redact: ["req.headers.authorization"] },
    logController: new LogController({ disableRequestLogging: true }),
  });
  server.addContentTypeParser("application/jose", { parseAs: "string" }, (_request, body, done) => done(null, body));
  server.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  server.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, readMultipart);
  server.setErrorHandler(answerFailure);
  server.setNotFoundHandler((request) => {
    throw new PlatformError("request.unknown", `There is no call ${request.method} ${pathOf(request)}`);
  });
  registerHealth(server, platform);
  registerCalls(server, platform);
  registerProvisioning(server, platform);
  registerPictures(server, platform);
  registerOutbox(server, platform);
  registerNotices(server, platform);
  registerCashier(server, platform);
  registerFeedback(server, platform);
  registerInbox(server, platform);
  registerContracts(server, platform);
  registerTeam(server, platform);
  return server;
}

function registerHealth(server: FastifyInstance, platform: Platform): void {
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    try {
      await answers(platform.database);
      return { status: "ready" };
    } catch {
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}

/**
 * Every failure is returned in the contract's wrapper. Unexpected errors are logged in full and returned without
 * details.
 */
function answerFailure(error: FastifyError | PlatformError, request: FastifyRequest, reply: FastifyReply): void {
  const failure = platformErrorOf(error, request);
  const body: Failure = {
    error: { code: failure.code, message: failure.message },
    ...(failure.value && { value: failure.value }),
  };
  reply
    .code("statusCode" in error && error.statusCode === 413 ? 413 : statusOf[failure.code])
    .header("cache-control", "no-store")
    .send(body);
}

function platformErrorOf(error: FastifyError | PlatformError, request: FastifyRequest): PlatformError {
  if (error instanceof PlatformError) return error;
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new PlatformError("request.invalid", error.message);
  request.log.error({ err: error, call: `${request.method} ${pathOf(request)}` }, "a call failed unexpectedly");
  return new PlatformError("platform.failed", "The platform failed; its log says why");
}

/** Without the query, which may contain a code or a number: neither belongs in a log. */
function pathOf(request: FastifyRequest): string {
  return request.url.split("?")[0] ?? "";
}
