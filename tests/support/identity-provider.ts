import { createServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import type { Clock } from "../../sandbox/clock.ts";

export interface TokenClaims {
  /** The project that the token is for. */
  project?: string;
  /** How the person signed in. */
  provider?: "phone" | "google.com" | "facebook.com";
  /** The person's id at the provider. */
  subject?: string;
  /** The number that the provider has verified, in E.164. */
  mobile?: string;
  /** Claims that replace those of a valid token; null removes one. */
  claims?: Record<string, unknown>;
}

const HOUR = 3600;
const generated = Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
let made = 0;

/** A phone-auth provider as a platform sees it: published keys, and id tokens like Firebase's. */
export class IdentityProvider {
  /** The URL of the published keys. */
  readonly keys: string;
  readonly stop: () => Promise<void>;
  readonly #clock: Clock;

  private constructor(keys: string, clock: Clock, stop: () => Promise<void>) {
    this.keys = keys;
    this.#clock = clock;
    this.stop = stop;
  }

  static async start(clock: Clock): Promise<IdentityProvider> {
    const server = createServer((_request, response) => {
      void generated.then(async ([{ publicKey }]) =>
        response.end(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: "1", alg: "RS256" }] })),
      );
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("The identity provider has no port");
    return new IdentityProvider(
      `http://127.0.0.1:${address.port}/keys`,
      clock,
      () =>
        new Promise((resolve) => {
          server.closeAllConnections();
          server.close(() => resolve());
        }),
    );
  }

  /** A valid token, signed with a published key. */
  async token(changes: TokenClaims = {}): Promise<string> {
    const [{ privateKey }] = await generated;
    return new SignJWT(this.#claims(changes)).setProtectedHeader({ alg: "RS256", kid: "1" }).sign(privateKey);
  }

  /** The same, signed with an unpublished key. */
  async forged(changes: TokenClaims = {}): Promise<string> {
    const [, { privateKey }] = await generated;
    return new SignJWT(this.#claims(changes)).setProtectedHeader({ alg: "RS256", kid: "1" }).sign(privateKey);
  }

  /** The same as the emulator issues it: unsigned. */
  unsigned(changes: TokenClaims = {}): string {
    return new UnsecuredJWT(this.#claims(changes)).encode();
  }

  #claims({
    project = "acme-project",
    provider = "phone",
    subject = "a-person",
    mobile,
    claims,
  }: TokenClaims): JWTPayload {
    const now = Math.floor(this.#clock.now().getTime() / 1000);
    const valid = {
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      sub: subject,
      user_id: subject,
      iat: now,
      auth_time: now,
      exp: now + HOUR,
      phone_number: mobile,
      made: made++,
      firebase: { identities: {}, sign_in_provider: provider },
      ...claims,
    };
    return Object.fromEntries(Object.entries(valid).filter(([, value]) => value !== null && value !== undefined));
  }
}
