import { useText } from "#text/use-text.ts";
import { FieldNote } from "#ui/control/field-words.tsx";
import { SignInLink } from "../fields/sign-in-link.tsx";

/** What a guest can do where only members have something to choose from. */
export function SignInFirst() {
  const text = useText();
  return (
    <>
      <FieldNote>{text("field.choice.guest")}</FieldNote>
      <SignInLink />
    </>
  );
}
