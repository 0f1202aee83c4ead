import type { CallInput } from "#gateway/contract.ts";

/** Password of every new member. */
export const NEW_PASSWORD = "Mabuhay-1";

/** A registration by name with everything a merchant requires by default. */
export function newMember(username: string) {
  return {
    username,
    password: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
    payeeName: "Juana dela Cruz",
    registerMethod: "H5",
  } as const satisfies CallInput<"register">;
}
