import { SANDBOX_PORT, SANDBOX_SECRET } from "./product.ts";

/** What tests may switch on a merchant's platform. */
export interface PlatformState {
  maintenance?: boolean;
  regionRestriction?: boolean;
  promotions?: { MISSION?: boolean; REFERRAL?: boolean };
  mobileTemplate?: { mem_cen?: string; dep_func?: string };
  dividendDisplay?: boolean;
  menu?: readonly string[];
  flags?: Record<string, boolean>;
  codeMinutes?: number;
  imageCDNs?: string[];
  rain?: { times?: string[]; starts?: string[] };
  fault?: { call: string; kind: "slow" | "fail" | "nonsense" | null; milliseconds?: number };
}

/** Switches the state of a merchant's platform. */
export async function setPlatformState(merchantCode: string, state: PlatformState): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/sandbox/merchants/${merchantCode}/state`, {
    method: "PATCH",
    headers: { Authorization: `Bearer ${SANDBOX_SECRET}`, "Content-Type": "application/json" },
    body: JSON.stringify(state),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
}

/** Proposes a contract to a member as their upline does; `tiers` null: takes it back. */
export function proposeContract(
  merchantCode: string,
  proposal: { contract: "daily-salary" | "dividend" | "hourly-salary"; member: string; tiers: object[] | null },
): Promise<void> {
  return put(`${merchantCode}/contracts`, proposal);
}

/** Puts a member with everybody below under another upline. */
export function moveMember(merchantCode: string, move: { member: string; upline: string }): Promise<void> {
  return put(`${merchantCode}/team`, move);
}

async function put(path: string, body: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/sandbox/merchants/${path}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${SANDBOX_SECRET}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`);
}
