import { z } from "zod";

export const service = z
  .strictObject({
    cipher: z
      .enum(["des-ecb", "none"])
      .default("des-ecb")
      .describe(
        "How the links of customer-service contacts arrive. des-ecb: DES in ECB mode with PKCS#7 padding; the last 8 characters of the link's path are the key, what stands before them is the encrypted address. none: as plain https addresses. The key travels in the link itself, so no cipher makes it a secret: for a platform of your own choose none.",
      ),
    encoding: z
      .enum(["hex", "base64"])
      .default("hex")
      .describe(
        "How the encrypted bytes stand in the path; base64 in either alphabet. Without meaning where the cipher is none.",
      ),
  })
  .describe(
    "How the platform delivers the contacts of customer service (games §2, Side service widget). Contacts of other types always are plain.",
  );
