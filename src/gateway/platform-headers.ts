/** Request headers of a visitor that the host forwards to the platform, in lower case. */
export const passedHeaders = [
  "accept",
  "accept-language",
  "content-type",
  "encryption",
  "device",
  "idempotency-key",
  "if-none-match",
  "user-agent",
] as const;

/** Request headers that the host sets itself, and those of the connection. */
export const hostHeaders = [
  "connection",
  "content-length",
  "cookie",
  "expect",
  "host",
  "keep-alive",
  "merchant-code",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "x-forwarded-for",
  "x-forwarded-host",
] as const;
