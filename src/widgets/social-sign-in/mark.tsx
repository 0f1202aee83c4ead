import type { SocialProvider } from "#data/sign-in/phone-auth/phone-auth.ts";
import { shapes } from "./shapes.ts";

/** The logo of an identity provider. Drawn here: nothing is fetched from the provider before a tap. */
export function Mark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      {shapes[provider].map(({ colour, width, path }) => (
        <path
          key={path}
          d={path}
          {...(width ? { fill: "none", stroke: colour, strokeWidth: width } : { fill: colour })}
        />
      ))}
    </svg>
  );
}
