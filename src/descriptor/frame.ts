/**
 * What the frame around every screen uses without any descriptor naming it: toasts of errors, states, dialogs, the
 * offline bar.
 */
export const frameUse = {
  /** Text keys; a trailing `*` matches every key with that prefix. */
  texts: [
    "a11y.*",
    "error.*",
    "state.*",
    "dialog.*",
    "trial.*",
    "loginPopup.*",
    "message.loginFirst",
    "message.temporaryPassword",
    "footer.label",
    "footer.badge*",
    "header.unread",
    "header.menu",
    "language.*",
    "download.*",
    "in_please_wait",
    "contact_service",
  ],
  icons: ["back", "close", "check", "warning", "info", "offline", "refresh", "download"],
} as const;
