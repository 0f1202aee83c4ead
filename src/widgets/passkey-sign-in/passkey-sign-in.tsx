import { usePasskeySupport } from "#data/sign-in/passkey-support.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";

/** A third way to sign in, where the browser supports it. */
export function PasskeySignIn() {
  return usePasskeySupport() ? <SignIn /> : null;
}

function SignIn() {
  const text = useText();
  const { busy, failure, signIn } = usePasskeySignIn();
  return (
    <div className="stack gap-3 gutter">
      <Button wide icon="passkey" busy={busy} onClick={() => void signIn()}>
        {text("passkey.signIn")}
      </Button>
      <p role="alert" className="failure">
        {failure && text(failure)}
      </p>
    </div>
  );
}
