import { referenceCheck } from "../reference-check.ts";

export const unknownAsset = referenceCheck({
  id: "unknown-asset",
  description: "A picture is a file in the `assets/` folder of the brand or of a layer below it.",
  about: ["A missing picture would leave a gap in the page."],
  kind: "asset",
  noun: "picture",
  section: null,
  names: ({ assets }) => assets,
  remark: (_reference, { assets, id }) =>
    Object.keys(assets).length === 0 ? `Put it into brands/${id}/assets/.` : undefined,
});
