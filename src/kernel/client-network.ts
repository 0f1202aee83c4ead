/** Groups of an IPv6 address that name the network; the others a client picks by itself. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Where a request comes from, as limits count it: an IPv4 address as it is, an IPv6 address as its network of 64 bits,
 * because one client has all addresses of such a network. An IPv4 address that is written as IPv6 is IPv4.
 */
export function clientNetwork(address: string): string {
  const [text = ""] = address.split("%");
  if (!text.includes(":") || !URL.canParse(`http://[${text}]`)) return address;
  const groups = groupsOf(text);
  return isIPv4(groups)
    ? dotted(groups)
    : `${groups
        .slice(0, NETWORK_GROUPS)
        .map((group) => group.toString(16))
        .join(":")}::/64`;
}

/** The eight numbers of an IPv6 address. A URL's host name has it in hexadecimal, whatever way it was written. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = numbersOf(head);
  const after = numbersOf(tail ?? "");
  const omitted = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: omitted }, () => 0), ...after];
}

function numbersOf(groups: string): number[] {
  return groups === "" ? [] : groups.split(":").map((group) => Number.parseInt(group, 16));
}

/** ::ffff:a.b.c.d, by which a server that listens on both kinds of address names an IPv4 client. */
function isIPv4(groups: readonly number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}

function dotted(groups: readonly number[]): string {
  return groups
    .slice(-2)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}
