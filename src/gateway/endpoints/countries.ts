import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { language } from "../values.ts";

export const countryList = endpoint({
  method: "GET",
  path: "/api/countries",
  auth: "none",
  cacheSeconds: 3600,
  description:
    "Countries and their dialling codes for the picker (account §2.5, §7 names the call only), the merchant's own first, then by name.",
  input: z.object({ language }),
  output: z.array(
    z.object({
      country: z.string().describe("ISO 3166-1 code."),
      name: z.string(),
      dialingCode: z.string().describe("Digits without a plus sign."),
    }),
  ),
  errors: [],
});
