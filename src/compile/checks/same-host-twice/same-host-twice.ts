import { repeatedAcross } from "../repeated-across.ts";

export const sameHostTwice = repeatedAcross({
  id: "same-host-twice",
  description: "A host belongs to one brand, which lists it once.",
  values: ({ value }) => (value.hosts ?? []).map((host, index) => ({ value: host, path: ["hosts", index] })),
  noun: "The host",
});
