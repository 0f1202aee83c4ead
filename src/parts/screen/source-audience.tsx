import type { ReactNode } from "react";
import { isOfMember } from "#data/client/use-call.ts";
import { usePage } from "#data/page/site.ts";
import { dataIn } from "#data/screen/bound-input.ts";
import type { Screen } from "#descriptor/screen.ts";
import type { BoundSource } from "#descriptor/vocabulary/source.ts";
import { MembersOnly } from "../members-only.tsx";

/** What a source answers: of what only members have, or what waits for such data, guests see nothing. */
export function SourceAudience({ source, children }: { source: BoundSource; children: ReactNode }) {
  const { data = {} } = usePage().screen;
  return needsMember(source, data) ? <MembersOnly>{children}</MembersOnly> : children;
}

function needsMember({ call, with: given = {} }: BoundSource, data: NonNullable<Screen["data"]>): boolean {
  if (isOfMember(call)) return true;
  return dataIn(given).some((id) => {
    const { [id]: source, ...others } = data;
    return source !== undefined && needsMember(source, others);
  });
}
