import { useEffect, useRef } from "react";

interface OtpCredentials {
  get(options: { otp: { transport: ["sms"] }; signal: AbortSignal }): Promise<{ code?: string } | null>;
}

/**
 * Reads the code from the SMS number `awaited` where the browser can (WebOTP); the visitor confirms on the phone. 0:
 * none is expected.
 */
export function useWebOtp(awaited: number, onCode: (code: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => {
    take.current = onCode;
  });
  useEffect(() => {
    if (awaited === 0 || !("OTPCredential" in window)) return;
    const end = new AbortController();
    const credentials = navigator.credentials as unknown as OtpCredentials;
    // Refused or aborted: the code is typed then.
    credentials.get({ otp: { transport: ["sms"] }, signal: end.signal }).then(
      (found) => {
        if (found?.code) take.current(found.code);
      },
      () => undefined,
    );
    return () => end.abort();
  }, [awaited]);
}
