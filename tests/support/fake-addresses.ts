import { onTestFinished, vi } from "vitest";

/** Object URLs, which jsdom lacks: those that are not revoked. */
export function fakeAddresses(): { open(): ReadonlySet<string> } {
  const open = new Set<string>();
  let last = 0;
  const before = Object.getOwnPropertyDescriptors({
    createObjectURL: URL.createObjectURL,
    revokeObjectURL: URL.revokeObjectURL,
  });
  URL.createObjectURL = vi.fn(() => {
    const address = `blob:test/${++last}`;
    open.add(address);
    return address;
  });
  URL.revokeObjectURL = vi.fn((address: string) => void open.delete(address));
  onTestFinished(() => void Object.defineProperties(URL, before));
  return { open: () => open };
}
