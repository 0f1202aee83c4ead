export const DEBIAN_PACKAGE: string;
export function hasQuickBrowser(): boolean;
export function systemBrowser(): { executablePath?: string };
