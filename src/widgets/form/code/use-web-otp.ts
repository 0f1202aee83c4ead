import { useEffect, useRef } from "react";

interface OtpCredentials {
  get(options: { otp: { transport: ["sms"] }; signal: AbortSignal }): Promise<{ code?: string } | null>;
}

/**
 * Takes the code of the SMS number `awaited` out of it by itself where the browser can (WebOTP); the person agrees on
 * the phone. 0: none is waited for.
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
    // Refused, or ended by leaving: the code is typed then.
    credentials.get({ otp: { transport: ["sms"] }, signal: end.signal }).then(
      (found) => {
        if (found?.code) take.current(found.code);
      },
      () => undefined,
    );
    return () => end.abort();
  }, [awaited]);
}
