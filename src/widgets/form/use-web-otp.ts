import { useEffect, useRef } from "react";

interface OtpCredentials {
  get(options: { otp: { transport: ["sms"] }; signal: AbortSignal }): Promise<{ code?: string } | null>;
}

/** While `waiting`, takes the code out of the SMS by itself where the browser can (WebOTP); the person agrees on the phone. */
export function useWebOtp(waiting: boolean, onCode: (code: string) => void): void {
  const take = useRef(onCode);
  useEffect(() => { take.current = onCode; });
  useEffect(() => {
    if (!waiting || !("OTPCredential" in window)) return;
    const end = new AbortController();
    const credentials = navigator.credentials as unknown as OtpCredentials;
    // Refused, or ended by leaving: the code is typed then.
    credentials.get({ otp: { transport: ["sms"] }, signal: end.signal }).then((found) => { if (found?.code) take.current(found.code); }, () => undefined);
    return () => end.abort();
  }, [waiting]);
}
