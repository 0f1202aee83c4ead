import type { UnusedFeatures } from "./leave-out.ts";
import { unusedOfForms } from "./of-forms.ts";
import { unusedOfMutationCache, unusedOfQueryClient } from "./of-queries.ts";
import { unusedOfReact } from "./of-react.ts";

/** What the site does not use of the modules that every page, or every form, has to load: by path in node_modules. */
export const unusedIn: Readonly<Record<string, UnusedFeatures>> = {
  "react-dom/cjs/react-dom-client.production.js": unusedOfReact,
  "react-hook-form/dist/index.esm.mjs": unusedOfForms,
  "@tanstack/query-core/build/modern/queryClient.js": unusedOfQueryClient,
  "@tanstack/query-core/build/modern/mutationCache.js": unusedOfMutationCache,
};
