import { brotliDecompressSync } from "node:zlib";
import { ByteReader } from "./byte-reader.ts";
import { plainGlyphs } from "./woff2-glyphs.ts";

// The first entries of WOFF2's table of known tags; the fonts used here need no others.
const TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
    .split(" ")
    .map((tag) => tag.replace("_", " "));

interface Table {
  tag: string;
  bytes: Buffer;
}

/**
 * A WOFF2 file as a plain TrueType file. fontkit reads WOFF2 but cannot set a variable WOFF2 font to another weight;
 * of a plain file it can.
 */
export function trueTypeOf(woff2: Buffer): Buffer {
  const tables = tablesOf(woff2);
  const glyf = tables.find((table) => table.tag === "glyf");
  const loca = tables.find((table) => table.tag === "loca");
  const head = tables.find((table) => table.tag === "head");
  if (!glyf || !loca || !head)
    throw new Error("The font has no TrueType outlines: use a font with glyf, loca and head tables");
  const plain = plainGlyphs(glyf.bytes);
  glyf.bytes = plain.glyf;
  loca.bytes = plain.loca;
  head.bytes = Buffer.from(head.bytes);
  head.bytes.writeInt16BE(plain.longOffsets ? 1 : 0, 50);
  return fileOf(tables);
}

function tablesOf(woff2: Buffer): Table[] {
  const header = new ByteReader(woff2, 12);
  const count = header.u16();
  header.at = 20;
  const compressed = header.u32();
  header.at = 48;
  const entries = Array.from({ length: count }, () => entryOf(header));
  const data = new ByteReader(brotliDecompressSync(woff2.subarray(header.at, header.at + compressed)));
  return entries.map(({ tag, length }) => ({ tag, bytes: data.take(length) }));
}

function entryOf(header: ByteReader): { tag: string; length: number } {
  const flags = header.u8();
  const index = flags & 63;
  const tag = index === 63 ? header.take(4).toString("latin1") : (TAGS[index] ?? "");
  const length = header.base128();
  const isOutline = tag === "glyf" || tag === "loca";
  const transformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
  if (!transformed) return { tag, length };
  if (!isOutline) throw new Error(`The table ${tag} of the font is transformed in a way that is not read here`);
  return { tag, length: header.base128() };
}

function fileOf(tables: Table[]): Buffer {
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  [...tables]
    .sort((a, b) => (a.tag < b.tag ? -1 : 1))
    .forEach((table, index) => {
      directory.write(table.tag, 12 + index * 16, "latin1");
      directory.writeUInt32BE(offset, 20 + index * 16);
      directory.writeUInt32BE(table.bytes.length, 24 + index * 16);
      const padded = Buffer.concat([table.bytes, Buffer.alloc((4 - (table.bytes.length % 4)) % 4)]);
      parts.push(padded);
      offset += padded.length;
    });
  return Buffer.concat(parts);
}
