import { onTestFinished, vi } from "vitest";

const bytes = (text: string): ArrayBuffer => Uint8Array.from(new TextEncoder().encode(text)).buffer;

/** The browser's credential for a passkey with this id. */
function credential(id: string) {
  return {
    id,
    rawId: Uint8Array.from(atob(id), (character) => character.charCodeAt(0)).buffer,
    type: "public-key",
    authenticatorAttachment: "platform",
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: bytes("{}"),
      authenticatorData: bytes("data"),
      signature: bytes("signature"),
      userHandle: bytes("handle"),
      attestationObject: bytes("object"),
      getTransports: () => ["internal"],
    },
  };
}

/** A request to the phone, pending until the test answers it or the page aborts it. */
export interface PhoneQuestion {
  /** Creation, sign-in in a dialog, or sign-in through the suggestions of a field. */
  kind: "create" | "get" | "suggest";
  options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions;
  signal: AbortSignal;
  /** The owner agrees. */
  agree(id?: string): void;
  /** The owner cancels, or the phone fails. */
  refuse(errorName: string): void;
}

/** Gives jsdom passkeys and a phone that the test answers for. Undone by vi.unstubAllGlobals(). */
export function fakePhone({ suggests = false } = {}) {
  const questions: PhoneQuestion[] = [];
  const forgotten: string[] = [];
  const question = (kind: PhoneQuestion["kind"], options: PhoneQuestion["options"], signal: AbortSignal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      questions.push({
        kind,
        options,
        signal,
        agree: (id = "cGFzc2tleQ") => resolve(credential(id)),
        refuse: (name) => reject(new DOMException("no", name)),
      });
    });
  const credentials = {
    create: ({ publicKey, signal }: CredentialCreationOptions) => question("create", publicKey!, signal!),
    get: ({ publicKey, signal, mediation }: CredentialRequestOptions) =>
      question(mediation === "conditional" ? "suggest" : "get", publicKey!, signal!),
  };
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => undefined, {
      isConditionalMediationAvailable: () => Promise.resolve(suggests),
      signalUnknownCredential: ({ credentialId }: { credentialId: string }) =>
        Promise.resolve(void forgotten.push(credentialId)),
    }),
  );
  Object.defineProperty(navigator, "credentials", { value: credentials, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "credentials"));
  return { questions, forgotten };
}
