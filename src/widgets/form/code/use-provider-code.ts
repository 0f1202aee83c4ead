import { useEffect, useRef } from "react";
import type { FieldOf } from "#descriptor/field.ts";
import { PhoneAuthError } from "#data/sign-in/phone-auth/phone-auth.ts";
import { usePhoneAuth } from "#data/sign-in/phone-auth/use-phone-auth.ts";
import { parameterOf } from "../submit/call-input.ts";
import { FieldRefused, type FieldProps, type Parameters } from "../fields/field-props.ts";

/** The calls that accept a provider's proof in place of a code, with their extra parameters (account §3). */
const proofCalls: Readonly<Record<string, (number: string) => Parameters>> = {
  login: (number) => ({ type: "firebase", firebaseMobileNo: number }),
  register: () => ({}),
};

/** The answer to a sent code. */
export interface Sent {
  /** Minutes until the next one may be requested. */
  expiredMinutes?: number;
}

/** Sends codes instead of the platform. */
export interface ProviderCode {
  /** Sends a code to a number as the phone field has it. Undefined: none was sent, without a message (account §7). */
  send(number: Parameters): Promise<Sent | undefined>;
}

/** The countdown after a provider's code (account §4, §9). */
const MINUTES = 1;

/**
 * The phone-auth provider, where the brand has one and the form's call accepts its proof; null otherwise. The provider
 * verifies the code when the form is sent, and the id token replaces it (account §4).
 */
export function useProviderCode({
  id,
  field,
  form,
  methods,
  contributions,
}: FieldProps<FieldOf<"sms-code">>): ProviderCode | null {
  const phoneAuth = usePhoneAuth();
  const proofCall = proofCalls[form.submit.call];
  const phone = form.fields[field.phone];
  const parameter = parameterOf(field.phone, phone);
  const dialling = phone?.kind === "phone" ? phone.dialingCode : undefined;
  const sentTo = useRef<string>(undefined);

  useEffect(() => {
    if (!phoneAuth || !proofCall) return undefined;
    phoneAuth.prepare();
    contributions.set(id, async (typed) => {
      const number =
        (await contributions.get(field.phone)?.(String(methods.getValues(field.phone) ?? "").trim())) ?? {};
      if (internationalOf(number, parameter, dialling) !== sentTo.current) throw new FieldRefused("error.code.wrong");
      const firebaseIdToken = await phoneAuth.confirm(typed).catch(refuse);
      return { ...proofCall(String(number[parameter])), firebaseChannel: "sms", firebaseIdToken };
    });
    return () => {
      contributions.delete(id);
    };
  }, [phoneAuth, proofCall, contributions, id, field.phone, methods, parameter, dialling]);

  if (!phoneAuth || !proofCall) return null;
  return {
    send: async (number) => {
      const international = internationalOf(number, field.send.number, dialling);
      try {
        await phoneAuth.sendCode(international);
      } catch {
        return undefined;
      }
      sentTo.current = international;
      return { expiredMinutes: MINUTES };
    },
  };
}

/** A number in E.164: with its dialling code where it has none. */
function internationalOf(number: Parameters, parameter: string, dialling: string | undefined): string {
  const national = String(number[parameter] ?? "");
  return dialling === undefined ? national : `+${String(number[dialling] ?? "")}${national}`;
}

function refuse(error: unknown): never {
  throw new FieldRefused(error instanceof PhoneAuthError && error.text !== null ? error.text : "error.provider.failed");
}
