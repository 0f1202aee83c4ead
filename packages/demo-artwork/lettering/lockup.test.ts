import { describe, expect, it } from "vitest";
import { lockupOf, type Room, type Setting } from "./lockup.ts";
import type { FaceName } from "./typeface.ts";

const room: Room = { x: 20, y: 250, width: 260, height: 120, lines: 3, largest: 90 };
const faces: FaceName[] = [
  "geometric",
  "round",
  "condensed",
  "condensedItalic",
  "soft",
  "elegant",
  "elegantItalic",
  "plain",
];
const settingOf = (face: FaceName): Setting => ({ face, capitals: true, tracking: 0, bend: "none" });

function boundsOf(paths: readonly { d: string }[]) {
  const numbers = paths.flatMap(({ d }) => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe("a name set into a room", () => {
  const text = "Wonder of the Golden Mountain K".slice(0, 30);

  it.each(faces)("fits with 1 to 30 characters in %s", (face) => {
    for (let length = 1; length <= text.length; length++) {
      const lockup = lockupOf(text.slice(0, length), settingOf(face), room);
      const bounds = boundsOf(lockup.lines);
      expect(lockup.lines.length).toBeLessThanOrEqual(3);
      expect(bounds.left).toBeGreaterThan(room.x - 8);
      expect(bounds.right).toBeLessThan(room.x + room.width + 8);
      expect(bounds.top).toBeGreaterThan(room.y - 12);
      expect(bounds.bottom).toBeLessThan(room.y + room.height + 12);
    }
  });

  it("fits one word of 30 letters on one line", () => {
    const lockup = lockupOf("Supercalifragilisticexpialidoc", settingOf("condensed"), room);
    expect(lockup.lines).toHaveLength(1);
    expect(boundsOf(lockup.lines).right).toBeLessThan(room.x + room.width + 4);
  });

  it("breaks a long name rather than making it small", () => {
    expect(lockupOf("Treasure of the Pharaoh", settingOf("round"), room).lines.length).toBeGreaterThan(1);
    expect(lockupOf("Zeus", settingOf("round"), room).lines).toHaveLength(1);
  });

  it("keeps letters readable: 12 letters a line are at least 10 px high on a card of 110 px", () => {
    const lockup = lockupOf("Golden Dragon Fortune Night", settingOf("condensed"), room);
    expect(Math.min(...lockup.lines.map(({ size }) => size)) * (110 / 300)).toBeGreaterThan(10);
  });

  it("sets nothing for a name without letters", () => {
    expect(lockupOf("  ", settingOf("plain"), room).lines).toEqual([]);
  });

  it("leaves out signs no face has and finds the peso sign", () => {
    expect(
      lockupOf("龍", settingOf("plain"), room)
        .lines.map(({ d }) => d)
        .join(""),
    ).toBe("");
    expect(lockupOf("₱8", settingOf("plain"), room).lines[0]?.d.length).toBeGreaterThan(
      lockupOf("8", settingOf("plain"), room).lines[0]?.d.length ?? 0,
    );
  });
});
