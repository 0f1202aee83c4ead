import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyOptions } from "jose";
import { PlatformError } from "../calls/platform-error.ts";

/** The claims of a phone-auth provider's id token that this platform uses. */
export interface ProvedIdentity {
  /** The method of the proof: "phone", "google.com", "facebook.com" … */
  provider: string;
  /** The user's id at the provider. */
  subject: string;
  /** The number that was proved, in E.164. */
  mobile: string | undefined;
  /** Identifies the token, so that used tokens can be remembered. */
  tokenHash: string;
  expiresAt: Date;
}

/** Returns the subject of a project's id token. Throws identity.wrong for an invalid one. */
export type IdTokenCheck = (token: string, projectId: string, now: Date) => Promise<ProvedIdentity>;

export interface IdTokenSettings {
  /** Where the provider publishes the keys its tokens are signed with, as a JWKS. */
  keys: string;
  /** Whether an emulator of the provider runs: its tokens are not signed, and are accepted for demo projects only. */
  emulator: boolean;
}

/** The tolerated difference between the provider's clock and ours, in seconds. */
const TOLERANCE = 60;
const DEMO = /^demo-/;
/** Errors of jose about an invalid token; other errors have other causes. */
const BAD_TOKEN = new Set([
  errors.JWTExpired.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWTInvalid.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
]);

/** Checks Firebase's id tokens: issuer, audience, times, and the signature by the published keys. */
export function idTokenCheck({ keys, emulator }: IdTokenSettings): IdTokenCheck {
  const published = createRemoteJWKSet(new URL(keys));
  return async (token, projectId, now) => {
    const expected: JWTVerifyOptions = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: now,
      clockTolerance: TOLERANCE,
      requiredClaims: ["sub", "exp", "iat", "auth_time"],
    };
    const unsigned = emulator && DEMO.test(projectId);
    try {
      const { payload } = unsigned
        ? UnsecuredJWT.decode(token, expected)
        : await jwtVerify(token, published, { ...expected, algorithms: ["RS256"] });
      return identityIn(payload, token, now);
    } catch (error) {
      if (error instanceof errors.JOSEError && BAD_TOKEN.has(error.code))
        throw wrongIdentity(`The id token proves nothing: ${error.message}`);
      throw error;
    }
  };
}

export function wrongIdentity(message: string): PlatformError {
  return new PlatformError("identity.wrong", message);
}

interface Claims extends JWTPayload {
  auth_time?: unknown;
  phone_number?: unknown;
  firebase?: { sign_in_provider?: unknown };
}

function identityIn(claims: Claims, token: string, now: Date): ProvedIdentity {
  const { sub: subject = "", exp = 0, auth_time: signedInAt, phone_number: mobile, firebase } = claims;
  const provider = firebase?.sign_in_provider;
  if (subject === "" || typeof provider !== "string")
    throw wrongIdentity("The id token does not say who signed in, or how");
  if (typeof signedInAt !== "number" || signedInAt * 1000 > now.getTime() + TOLERANCE * 1000)
    throw wrongIdentity("The id token is about a sign-in that is yet to come");
  return {
    provider,
    subject,
    mobile: typeof mobile === "string" ? mobile : undefined,
    tokenHash: createHash("sha256").update(token).digest("hex"),
    expiresAt: new Date(exp * 1000),
  };
}
