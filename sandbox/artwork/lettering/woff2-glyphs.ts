import { ByteReader } from "./byte-reader.ts";

interface Point {
  x: number;
  y: number;
  on: boolean;
}

interface Streams {
  contours: ByteReader;
  counts: ByteReader;
  flags: ByteReader;
  glyphs: ByteReader;
  composites: ByteReader;
  boxBits: Buffer;
  boxes: ByteReader;
}

/** The transformed glyf table of WOFF2 (section 5.1 of the recommendation) as a plain glyf table and its offsets. */
export function plainGlyphs(transformed: Buffer): { glyf: Buffer; loca: Buffer; longOffsets: boolean } {
  const head = new ByteReader(transformed, 4);
  const count = head.u16();
  head.u16();
  const streams = streamsOf(head, count);
  const offsets = [0];
  const parts: Buffer[] = [];
  for (let id = 0; id < count; id++) {
    const glyph = glyphOf(id, streams);
    parts.push(glyph);
    offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  }
  const loca = Buffer.alloc(offsets.length * 4);
  offsets.forEach((offset, index) => loca.writeUInt32BE(offset, index * 4));
  return { glyf: Buffer.concat(parts), loca, longOffsets: true };
}

function streamsOf(head: ByteReader, count: number): Streams {
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, counts, flags, glyphs, composites, boxes] = sizes.map((size) => head.take(size));
  const empty = Buffer.alloc(0);
  const bitmap = 4 * Math.floor((count + 31) / 32);
  return {
    contours: new ByteReader(contours ?? empty),
    counts: new ByteReader(counts ?? empty),
    flags: new ByteReader(flags ?? empty),
    glyphs: new ByteReader(glyphs ?? empty),
    composites: new ByteReader(composites ?? empty),
    boxBits: (boxes ?? empty).subarray(0, bitmap),
    boxes: new ByteReader(boxes ?? empty, bitmap),
  };
}

function glyphOf(id: number, streams: Streams): Buffer {
  const contours = streams.contours.i16();
  const explicit = ((streams.boxBits[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0;
  const box = explicit ? Array.from({ length: 4 }, () => streams.boxes.i16()) : undefined;
  if (contours === 0) return Buffer.alloc(0);
  const glyph = contours < 0 ? compositeGlyph(streams, box ?? [0, 0, 0, 0]) : simpleGlyph(contours, streams, box);
  return glyph.length % 4 === 0 ? glyph : Buffer.concat([glyph, Buffer.alloc(4 - (glyph.length % 4))]);
}

function compositeGlyph(streams: Streams, box: number[]): Buffer {
  const start = streams.composites.at;
  let flags = 0x20;
  let instructions = false;
  while ((flags & 0x20) !== 0) {
    flags = streams.composites.u16();
    instructions ||= (flags & 0x100) !== 0;
    const scale = (flags & 0x8) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0;
    streams.composites.take(2 + ((flags & 1) !== 0 ? 4 : 2) + scale);
  }
  const body = streams.composites.bytes.subarray(start, streams.composites.at);
  if (!instructions) return Buffer.concat([shorts([-1, ...box]), body]);
  const length = streams.glyphs.short255();
  return Buffer.concat([shorts([-1, ...box]), body, shorts([length]), streams.glyphs.take(length)]);
}

function simpleGlyph(contours: number, streams: Streams, box: number[] | undefined): Buffer {
  const ends: number[] = [];
  for (let index = 0; index < contours; index++) ends.push((ends.at(-1) ?? -1) + streams.counts.short255());
  const points: Point[] = [];
  const total = (ends.at(-1) ?? -1) + 1;
  while (points.length < total) points.push(nextPoint(streams, points.at(-1)));
  streams.glyphs.take(streams.glyphs.short255());
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const deltas = (values: number[]) => shorts(values.map((value, index) => value - (values[index - 1] ?? 0)));
  return Buffer.concat([
    shorts([contours, ...(box ?? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]), ...ends, 0]),
    Buffer.from(points.map((point) => (point.on ? 1 : 0))),
    deltas(xs),
    deltas(ys),
  ]);
}

/** Section 5.2: a flag byte says how many bytes the two deltas take and which signs they have. */
function nextPoint(streams: Streams, last: Point | undefined): Point {
  const byte = streams.flags.u8();
  const [dx, dy] = deltaOf(byte & 127, streams.glyphs);
  return { x: (last?.x ?? 0) + dx, y: (last?.y ?? 0) + dy, on: (byte & 128) === 0 };
}

function deltaOf(flag: number, bytes: ByteReader): [number, number] {
  const signed = (bit: number, value: number) => ((bit & 1) === 1 ? value : -value);
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + bytes.u8())];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + bytes.u8()), 0];
  if (flag < 84) {
    const [kind, pair] = [flag - 20, bytes.u8()];
    return [signed(flag, 1 + (kind & 0x30) + (pair >> 4)), signed(flag >> 1, 1 + ((kind & 0x0c) << 2) + (pair & 15))];
  }
  if (flag < 120) {
    const kind = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(kind / 12) << 8) + bytes.u8()),
      signed(flag >> 1, 1 + (((kind % 12) >> 2) << 8) + bytes.u8()),
    ];
  }
  if (flag < 124) {
    const [first, middle, end] = [bytes.u8(), bytes.u8(), bytes.u8()];
    return [signed(flag, (first << 4) + (middle >> 4)), signed(flag >> 1, ((middle & 15) << 8) + end)];
  }
  return [signed(flag, bytes.u16()), signed(flag >> 1, bytes.u16())];
}

function shorts(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeInt16BE(value, index * 2));
  return bytes;
}
