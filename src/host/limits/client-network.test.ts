import { expect, test } from "vitest";
import { clientNetwork } from "./client-network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:1::7", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001:aaaa:bbbb:cccc:dddd", "2001:db8:0:1::/64"],
  ["2001:db8::1:0:0:7", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("%s is the client %s", (address, client) => expect(clientNetwork(address)).toBe(client));
