import { expect, test } from "vitest";
import { isPrivateAddress } from "./private-address.ts";

test.each([
  "localhost",
  "LOCALHOST.",
  "api.localhost:8443",
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.19.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "metadata.google.internal",
  "metadata",
])("https://%s is private", (host) => expect(isPrivateAddress(new URL(`https://${host}/`))).toBe(true));

test.each([
  "platform.example",
  "localhost.example",
  "metadata.example",
  "8.8.8.8",
  "100.128.0.1",
  "172.15.0.1",
  "172.32.0.1",
  "192.169.0.1",
  "198.20.0.1",
  "223.255.255.255",
])("https://%s is public", (host) => expect(isPrivateAddress(new URL(`https://${host}/`))).toBe(false));
