import { usePasskeySupport } from "#data/sign-in/passkey-support.ts";
import { MembersOnly } from "#parts/members-only.tsx";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { useAddPasskey } from "./use-add-passkey.ts";

/** Adds a passkey on this phone. Guests have none. */
export function PasskeyAdd() {
  const text = useText();
  const supported = usePasskeySupport();
  const { adding, failure, add } = useAddPasskey();
  return (
    <MembersOnly>
      <div className="stack gap-3 gutter">
        {supported ? (
          <Button wide icon="plus" busy={adding} onClick={() => void add()}>
            {text("passkey.add")}
          </Button>
        ) : (
          <p>{text("passkey.unsupported")}</p>
        )}
        <p role="alert" className="failure">
          {failure && text(failure)}
        </p>
      </div>
    </MembersOnly>
  );
}
