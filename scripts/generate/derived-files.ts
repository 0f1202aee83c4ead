import { callTables } from "./call-table.ts";
import { commonPasswords, commonWords } from "./common-passwords.ts";
import { editorFiles } from "./editor-files.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { brandSchemas } from "./json-schema/brand-schemas.ts";
import { openApi } from "./open-api.ts";
import { referencePages } from "./reference/pages.ts";
import { shapeValidators } from "./shapes/validators.ts";
import { specificationPages } from "./specification/pages.ts";

/** Files derived from the code. */
export function derivedFiles(): GeneratedFile[] {
  const schemas = brandSchemas();
  return [
    commonPasswords(),
    commonWords(),
    ...callTables(),
    ...schemas.kinds,
    ...schemas.shared,
    ...editorFiles(schemas.kinds),
    ...shapeValidators(),
    openApi(),
    ...referencePages(),
    ...specificationPages(),
  ];
}
