import { expect, test } from "vitest";
import { formatFileSize } from "./file-size.ts";

test.each([
  [10, "1 kB"],
  [300 * 1024, "300 kB"],
  [1024 * 1024, "1 MB"],
  [1.36 * 1024 * 1024, "1.4 MB"],
  [5 * 1024 * 1024, "5 MB"],
])("a file of %d bytes has a size of %s", (bytes, shown) => {
  expect([formatFileSize(bytes, "en"), formatFileSize(bytes, "fil-PH")]).toEqual([shown, shown]);
});
