/** Names that lead to the machine itself, or to the metadata of a cloud's machine. */
const NAMES = /^(?:.*\.)?localhost$|^metadata(?:\.google)?(?:\.internal)?$|^instance-data(?:\..*)?$/;

/** Ranges of IPv4 that are not public: the first address and the number of bits that its addresses share. */
const RANGES: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
];

/**
 * Whether a URL leads to this machine, its private network or its cloud's metadata rather than to the public internet.
 * The parser has already normalised the ways to write an address: 2130706433 and 0x7f.1 are 127.0.0.1.
 */
export function isPrivateAddress(url: URL): boolean {
  const name = url.hostname.toLowerCase().replace(/\.$/, "");
  return NAMES.test(name) || (/^[\d.]+$/.test(name) && RANGES.some(([first, bits]) => isWithin(name, first, bits)));
}

function isWithin(address: string, first: string, bits: number): boolean {
  const size = 2 ** (32 - bits);
  return Math.floor(numberOf(address) / size) === Math.floor(numberOf(first) / size);
}

function numberOf(address: string): number {
  return address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}
