import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { required } from "#kernel/assert.ts";
import type { CallInput, CallOutput } from "#gateway/contract.ts";

/** Flags of authenticator data: user present, user verified, attested credential data included. */
const TOUCHED = 0x01;
const RECOGNISED = 0x04;
const NEW_KEY = 0x40;
const ES256 = -7;

interface Credential {
  id: Buffer;
  privateKey: KeyObject;
  rpId: string;
  userHandle: string;
  counter: number;
}
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/**
 * A phone with passkeys and its browser, as far as tests need them: discoverable ES256 keys, attestation "none". Tests
 * change its fields to make it lie.
 */
export class SoftwareAuthenticator {
  readonly credentials: Credential[] = [];
  /** The origin of the requesting page. */
  origin: string;
  /** Whether it verifies the user by finger, face or code. */
  recognises = true;
  constructor(origin: string) {
    this.origin = origin;
  }

  /** Creates a passkey, as `navigator.credentials.create` does. */
  create({ rp, user, challenge }: CallOutput<"passkeyRegistrationOptions">): CallInput<"addPasskey">["response"] {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const credential: Credential = { id: randomBytes(16), privateKey, rpId: rp.id, userHandle: user.id, counter: 0 };
    this.credentials.push(credential);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.id.length);
    const authData = Buffer.concat([
      this.#data(credential, NEW_KEY),
      Buffer.alloc(16),
      length,
      credential.id,
      encode(coseKey(publicKey)),
    ]);
    const attestationObject = encode(
      new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return {
      ...envelope(credential),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", challenge),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Signs with the newest passkey of the host, as `navigator.credentials.get` does. */
  get({
    challenge,
    rpId,
  }: Pick<CallOutput<"passkeySignInOptions">, "challenge" | "rpId">): CallInput<"signInWithPasskey">["response"] {
    const credential = required(
      this.credentials.findLast((one) => one.rpId === rpId),
      `A passkey for ${rpId}`,
    );
    credential.counter++;
    const authenticatorData = this.#data(credential, 0);
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const signed = Buffer.concat([
      authenticatorData,
      createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest(),
    ]);
    return {
      ...envelope(credential),
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString("base64url"),
        signature: sign("sha256", signed, credential.privateKey).toString("base64url"),
        userHandle: credential.userHandle,
      },
    };
  }

  #data({ rpId, counter }: Credential, flags: number): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | TOUCHED | (this.recognises ? RECOGNISED : 0));
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), rest]);
  }

  #clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })).toString(
      "base64url",
    );
  }
}

function envelope({ id }: Credential) {
  return {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    authenticatorAttachment: "platform",
    clientExtensionResults: {},
  } as const;
}

/** A P-256 key in COSE encoding (RFC 9052): key type, algorithm, curve, x and y. */
function coseKey(publicKey: KeyObject): Map<number, Cbor> {
  const { x, y } = publicKey.export({ format: "jwk" });
  return new Map<number, Cbor>([
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, Buffer.from(x ?? "", "base64url")],
    [-3, Buffer.from(y ?? "", "base64url")],
  ]);
}

/** CBOR for the few kinds of values needed here. */
function encode(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [encode(key), encode(inner)])]);
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  return count < 256
    ? Buffer.from([(kind << 5) | 24, count])
    : Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}
