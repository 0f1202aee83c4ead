import { repeatedAcross } from "../repeated-across.ts";

export const sameHostTwice = repeatedAcross({
  id: "same-host-twice",
  description: "No two brands answer to the same host, and a brand names a host once.",
  values: ({ value }) => (value.hosts ?? []).map((host, index) => ({ value: host, path: ["hosts", index] })),
  noun: "The host",
});
