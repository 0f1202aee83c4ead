/** What a list or record says that did not come: the platform may not know, or no longer, whose it is. */
export function failedWords(text: (key: string) => string, error: unknown): { failed: string; retry: string } {
  const { code } = (error ?? {}) as { code?: unknown };
  return {
    failed: text(code === "request.unknown" ? `error.${code}` : "state.failed"),
    retry: text("state.retry"),
  };
}
