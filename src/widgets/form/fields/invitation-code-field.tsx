import type { FieldOf } from "#descriptor/field.ts";
import type { LaterProps } from "./field-props.ts";
import { useInvitationCode } from "./use-invitation-code.ts";

/** A code of whoever invites. With a good one in the page's address there is nothing to ask for (account §2.6). */
export function InvitationCodeField(props: LaterProps<FieldOf<"invitation-code">>) {
  const state = useInvitationCode(props);
  if (state === "good") return null;
  return state === "checking" ? props.place : props.line({});
}
