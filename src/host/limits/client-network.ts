/** Groups of 16 bits that name a network: a subscriber of IPv6 has at least a /64, so an address there is nobody. */
const NETWORK_GROUPS = 4;

/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientNetwork(address: string): string {
  const [bare = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined || !bare.includes(":")) return mapped ?? bare;
  const [before = "", after] = bare.split("::");
  const [first, last] = [groupsOf(before), groupsOf(after ?? "")];
  const zeros = after === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill("0"), ...last];
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

function groupsOf(text: string): string[] {
  return text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
}
