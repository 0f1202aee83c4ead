import { PlatformError } from "../calls/platform-error.ts";
import type { Merchant } from "./merchant.ts";

/** A page of somebody else leads back to a site of its merchant and nowhere else. */
export function refuseStrangeWayBack(backUrl: string, merchant: Merchant): void {
  if (!merchant.hosts.includes(new URL(backUrl).hostname))
    throw new PlatformError("request.invalid", "backUrl leads to no site of this merchant");
}
