import { httpsUrl } from "#descriptor/vocabulary/link.ts";
import type { Draft, Finding } from "../../layer/draft.ts";
import type { Check } from "../check.ts";
import { isPrivateAddress } from "./private-address.ts";

export const privatePlatform: Check = {
  id: "private-platform",
  severity: "error",
  description:
    "A brand's platform has a public address: not this machine, not a private network, not a cloud's metadata.",
  about: [
    'The host calls the platform for visitors. An address inside its own network would let them reach what is meant for that network only, such as a cloud\'s metadata with its keys. To develop against a platform on your own machine, write `"sandbox"` and start the host with `LIVERY_SANDBOX=http://127.0.0.1:8080`.',
  ],
  run: { brand: privatePlatforms, layer: privatePlatforms },
};

function privatePlatforms(draft: Draft): Finding[] {
  const platform = draft.value.gateway?.platform;
  if (typeof platform !== "string" || !httpsUrl.safeParse(platform).success || !URL.canParse(platform)) return [];
  const url = new URL(platform);
  if (!isPrivateAddress(url)) return [];
  return [
    {
      path: ["gateway", "platform"],
      at: "value",
      message: `The platform "${platform}" is inside the network of the machine that serves the site (${url.hostname}): visitors' calls would reach what only that machine may.`,
      hint: 'Give the platform\'s public address. In development write "sandbox" and start the host with LIVERY_SANDBOX=http://127.0.0.1:8080, the address of your local platform.',
    },
  ];
}
