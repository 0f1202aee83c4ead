import { callFor } from "#data/client/cache/effects.ts";
import { useCall } from "#data/client/use-call.ts";
import type { CountName } from "#descriptor/vocabulary/count.ts";
import { loadEngine } from "#text/phrases.ts";
import { usePhrase, useText } from "#text/use-text.ts";
import { Badge, Dot } from "#ui/mark/badge.tsx";
import { useLater } from "#ui/use-later.ts";

/** What the platform counts; 0 before it has come. Nothing is fetched without a session. */
export function useCount(of: CountName): number {
  const { data: count = 0 } = useCall(callFor(of));
  return count;
}

/** A count above 0 (account §2.4), with words for screen readers. */
export function CountBadge({ of, className }: { of: CountName; className?: string | undefined }) {
  const count = useCount(of);
  if (count <= 0) return null;
  return (
    <>
      <Badge count={count} className={className} />
      <Words of={of} count={count} />
    </>
  );
}

/** The dot on a button that leads to what has a count above 0. */
export function CountDot({ of }: { of: CountName }) {
  return useCount(of) > 0 && <Dot ofButton />;
}

/** The same in words, behind the name of the button. */
export function CountSaid({ of }: { of: CountName }) {
  const count = useCount(of);
  if (count <= 0) return null;
  return (
    <>
      {". "}
      <Words of={of} count={count} />
    </>
  );
}

function Words({ of, count }: { of: CountName; count: number }) {
  return of === "unclaimedPromotions" ? <CountWords count={count} /> : <UnreadWords />;
}

/** Words need the text engine, which a page may not have yet; the number is shown without them. */
const loadWords = () => loadEngine().catch(() => undefined);

function CountWords({ count }: { count: number }) {
  return useLater(loadWords) && <LoadedCountWords count={count} />;
}

function LoadedCountWords({ count }: { count: number }) {
  const phrase = usePhrase();
  return <span className="visually-hidden">{phrase("footer.badge", { count })}</span>;
}

function UnreadWords() {
  const text = useText();
  return <span className="visually-hidden">{text("header.unread")}</span>;
}
