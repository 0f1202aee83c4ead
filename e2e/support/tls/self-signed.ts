import { generateKeyPairSync, sign } from "node:crypto";

/** The tags of DER that a certificate needs. */
const INTEGER = 0x02;
const BITS = 0x03;
const NAME = 0x06;
const UTF8 = 0x0c;
const TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;

const ECDSA_WITH_SHA256 = der(SEQUENCE, der(NAME, Buffer.from("2a8648ce3d040302", "hex")));
const COMMON_NAME = der(NAME, Buffer.from("550403", "hex"));

/** A key and a certificate for TLS on this machine, made for one run: no key lies in the repository. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from("localhost")))));
  const times = ["250101000000Z", "491231235959Z"].map((time) => der(TIME, Buffer.from(time)));
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, ...times),
    name,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = sign("sha256", content, privateKey);
  const certificate = der(SEQUENCE, content, ECDSA_WITH_SHA256, der(BITS, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
