export const DEBIAN_PACKAGE: string;
export function hasHeadlessShell(): boolean;
export function systemBrowser(): { executablePath?: string };
