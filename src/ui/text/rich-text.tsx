import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { linesOf, type Line } from "./paragraphs.ts";
import { PictureBaseContext } from "../picture/picture.tsx";
import styles from "./rich-text.module.css";
import { useHydrated } from "../use-hydrated.ts";

type Sanitiser = (html: string, pictureOrigins: readonly string[]) => DocumentFragment;
/** Once it is loaded, further texts need not wait for it. */
let loaded: Sanitiser | undefined;

/**
 * An editor's text, written in HTML. The host renders it as plain paragraphs and lists, as high as the text that
 * replaces them. They stay where the sanitiser does not load: unsanitised HTML is never shown.
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
      {Array.from(blocksOf(linesOf(html)), ({ list: Block, lines }, place) =>
        Block ? (
          <Block key={place}>
            {Array.from(lines, (line, entry) => (
              <li key={entry}>{line}</li>
            ))}
          </Block>
        ) : (
          <p key={place}>{lines}</p>
        ),
      )}
    </div>
  );
}

interface Block extends Pick<Line, "list"> {
  lines: string[];
}

/** A paragraph for each line, and one list for the entries that follow each other. */
function blocksOf(lines: readonly Line[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const { text, list } of lines) {
    const last = blocks.at(-1);
    if (list && last?.list === list) last.lines.push(text);
    else blocks.push({ list, lines: [text] });
  }
  return blocks;
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
