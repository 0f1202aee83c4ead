import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { paragraphsOf } from "./paragraphs.ts";
import { PictureBaseContext } from "../picture/picture.tsx";
import styles from "./rich-text.module.css";
import { useHydrated } from "../use-hydrated.ts";

type Sanitiser = (html: string, pictureOrigins: readonly string[]) => DocumentFragment;
/** Once it is loaded, further texts need not wait for it. */
let loaded: Sanitiser | undefined;

/**
 * An editor's text, written in HTML. The host renders it as plain paragraphs, which stay where the sanitiser does not
 * load: unsanitised HTML is never shown.
 */
export function RichText({ html }: { html: string }) {
  const sanitise = useSanitiser();
  const pictures = useContext(PictureBaseContext);
  const clean = useMemo(
    () => sanitise?.(html, pictures === null ? [] : [new URL(pictures).origin]),
    [sanitise, html, pictures],
  );
  if (clean) return <Clean key="clean" nodes={clean} />;
  return (
    <div key="plain" className={styles.text}>
      {Array.from(paragraphsOf(html), (paragraph, line) => (
        <p key={line}>{paragraph}</p>
      ))}
    </div>
  );
}

function Clean({ nodes }: { nodes: DocumentFragment }) {
  const place = useRef<HTMLDivElement>(null);
  // Copies: React may run this twice, and a fragment is empty once its nodes are inserted.
  useLayoutEffect(
    () => place.current?.replaceChildren(withAltTextForBrokenPictures(nodes.cloneNode(true) as DocumentFragment)),
    [nodes],
  );
  return <div ref={place} className={styles.text} />;
}

/** A picture that does not load is replaced by its alternative text. */
function withAltTextForBrokenPictures(nodes: DocumentFragment): DocumentFragment {
  for (const picture of nodes.querySelectorAll("img"))
    picture.addEventListener("error", () => picture.replaceWith(picture.alt));
  return nodes;
}

function useSanitiser(): Sanitiser | undefined {
  const hydrated = useHydrated();
  const [late, setLate] = useState<Sanitiser>();
  const sanitise = hydrated ? (loaded ?? late) : undefined;
  useEffect(() => {
    if (loaded) return;
    let cancelled = false;
    import("./safe-html.ts").then(
      (module) => {
        loaded = module.safeFragment;
        if (!cancelled) setLate(() => module.safeFragment);
      },
      (error: unknown) => console.error("The HTML sanitiser did not load: texts are shown as plain paragraphs", error),
    );
    return () => {
      cancelled = true;
    };
  }, []);
  return sanitise;
}
