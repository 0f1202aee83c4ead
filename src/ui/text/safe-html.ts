import createPurifier from "dompurify";

/** What an editor's text may contain. Everything else is removed; text inside it stays. */
const TAGS = [
  "p",
  "br",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "ul",
  "ol",
  "li",
  "h3",
  "h4",
  "a",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
  "img",
];
const ATTRIBUTES = ["href", "src", "alt", "width", "height", "colspan", "rowspan", "scope"];
const PIXELS = /^[1-9]\d{0,3}$/;

const purifier = createPurifier(window);

/**
 * Sanitises an editor's HTML: the only place where HTML is made out of a string. It brings DOMPurify with it, so it is
 * loaded when the first text is shown. The page's policy names DOMPurify's trusted-types policy.
 * `pictureOrigins` are those that the policy allows in addition to the page's own.
 */
export function safeFragment(html: string, pictureOrigins: readonly string[]): DocumentFragment {
  const clean: DocumentFragment | null = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // What becomes a document without a body, such as a frameset, is answered with null, whatever the types say.
  if (!clean) return document.createDocumentFragment();
  for (const link of clean.querySelectorAll("a")) sanitiseLink(link);
  for (const picture of clean.querySelectorAll("img")) sanitisePicture(picture, [location.origin, ...pictureOrigins]);
  return clean;
}

/** Links open in a new tab without an opener: https and mailto only. */
function sanitiseLink(link: Element): void {
  const address = addressOf(link.getAttribute("href"));
  if (address?.protocol === "https:" || address?.protocol === "mailto:") {
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer");
  } else {
    link.removeAttribute("href");
  }
}

/**
 * Pictures need an origin that the policy allows, as any other would show broken, and a size, so that the page does not
 * move when they load. The rest are replaced by their alternative text.
 */
function sanitisePicture(picture: Element, origins: readonly string[]): void {
  const address = addressOf(picture.getAttribute("src"), location.href);
  const sized = ["width", "height"].every((side) => PIXELS.test(picture.getAttribute(side) ?? ""));
  // A blob URL has the origin of its creator.
  const allowed = address && address.protocol !== "blob:" && origins.includes(address.origin);
  if (sized && allowed) picture.setAttribute("loading", "lazy");
  else picture.replaceWith(picture.getAttribute("alt") ?? "");
}

function addressOf(written: string | null, base?: string): URL | undefined {
  try {
    return written === null ? undefined : new URL(written, base);
  } catch {
    return undefined;
  }
}
