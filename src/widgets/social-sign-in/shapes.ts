import type { SocialProvider } from "#data/sign-in/phone-auth/phone-auth.ts";

interface Shape {
  colour: string;
  /** Stroke width; absent: the path is filled. */
  width?: number;
  path: string;
}

/**
 * The providers' logos on 24 × 24. They keep their own colours in every theme: in others they would not be recognised.
 */
export const shapes: Readonly<Record<SocialProvider, readonly Shape[]>> = {
  google: [
    { colour: "#EA4335", width: 4.4, path: "M18.69 5.98A9 9 0 0 0 4.21 7.5" },
    { colour: "#FBBC05", width: 4.4, path: "M4.21 7.5A9 9 0 0 0 4.21 16.5" },
    { colour: "#34A853", width: 4.4, path: "M4.21 16.5A9 9 0 0 0 18.02 18.69" },
    { colour: "#4285F4", width: 4.4, path: "M18.02 18.69A9 9 0 0 0 20.9 12H12" },
  ],
  facebook: [
    { colour: "#1877F2", path: "M24 12A12 12 0 1 0 0 12A12 12 0 1 0 24 12" },
    {
      colour: "#FFFFFF",
      path: "M13.6 24v-8.4h2.9l.6-3.6h-3.5V9.7c0-1.1.5-2 2-2h1.7V4.6c-.6-.1-1.5-.2-2.4-.2-3 0-4.9 1.8-4.9 4.9V12H6.8v3.6H10V24z",
    },
  ],
};
