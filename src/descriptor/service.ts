import { z } from "zod";

export const service = z
  .strictObject({
    cipher: z
      .enum(["des-ecb", "none"])
      .default("des-ecb")
      .describe(
        "How the links of customer-service contacts arrive. des-ecb: DES in ECB mode with PKCS#7 padding; the last 8 characters of the link's path are the key, the rest is the encrypted address. none: as plain https addresses. The key is in the link itself, so no cipher makes it a secret: for your own platform choose none.",
      ),
    encoding: z
      .enum(["hex", "base64"])
      .default("hex")
      .describe(
        "The encoding of the encrypted bytes in the path; base64 in either alphabet. Ignored if the cipher is none.",
      ),
  })
  .describe(
    "How the platform delivers the contacts of customer service (games §2, Side service widget). Contacts of other types are always plain.",
  );
