import type { UnusedFeatures } from "./leave-out.ts";

/** A fifth of react-hook-form. */
export const unusedOfForms: UnusedFeatures = {
  "lists of fields": {
    used: /\buseFieldArray\b/,
    functions: [
      "_setFieldArray",
      "updateFieldArrayRootError",
      ["getFieldArrayItemNames", "return []"],
      ["hasExplicitNullIntermediate", "return false"],
      ["isPastArrayEnd", "return false"],
      ["isStaleArrayField", "return false"],
    ],
  },
  "checks of a whole form": {
    used: /\b(?:useForm|createFormControl)(?:<\w+>)?\(\{[^}]*\b(?:resolver|validate|errors)\b/,
    functions: [
      "_runSchema",
      "_setErrors",
      "executeSchemaAndUpdateState",
      "getResolverOptions",
      "schemaErrorLookup",
      ["validateForm", "return true"],
    ],
  },
  "values that are given, and going back to them": {
    used: /\b(?:useForm|createFormControl)(?:<\w+>)?\(\{[^}]*\b(?:defaultValues|values)\b|\bmethods\.(?:reset|resetField|resetDefaultValues|setValues)\b/,
    functions: ["_reset", "resetDefaultValues", "resetField", "setValues"],
  },
  "the browser's own messages": {
    used: /\bshouldUseNativeValidation\b/,
    functions: ["setCustomValidity"],
  },
  "whether a check is running": {
    used: /\b(?:isValidating|validatingFields)\b/,
    functions: [["hasPromiseValidation", "return false"], "_updateIsValidating"],
  },
};
