import type { FieldOf } from "#descriptor/field.ts";
import type { LaterProps } from "./field-props.ts";
import { useInvitationCode } from "./use-invitation-code.ts";

/** An invitation code. With a valid one in the page's address the field is hidden (account §2.6). */
export function InvitationCodeField(props: LaterProps<FieldOf<"invitation-code">>) {
  const state = useInvitationCode(props);
  if (state === "good") return null;
  return state === "checking" ? props.place : props.line({});
}
