/** A link tag with its attributes. */
interface Link {
  tag: string;
  rel: string;
  href: string;
  attributes: string;
}

/**
 * A page as a careful person would write it by hand: the markup, pictures, fonts and preloads of a page that the
 * product serves, all its styles in one block, and no code, no slices and nothing that only code needs.
 *
 * `cssOf` gives the text of a stylesheet by its path.
 */
export async function staticTwin(html: string, cssOf: (path: string) => Promise<string>): Promise<string> {
  const links = linksIn(html);
  const later = await Promise.all(links.filter(isLiveStylesheet).map(({ href }) => cssOf(href)));
  const css = [...blocksOf(html, "style"), ...later].join("");
  const dropped = links.filter((link) => isLiveStylesheet(link) || servesCode(link)).map(({ tag }) => tag);
  const bare = dropped.reduce(
    (rest, tag) => rest.replace(tag, ""),
    withoutBlocks(withoutBlocks(html, "script"), "style"),
  );
  return bare.replace("</head>", () => `<style>${css}</style></head>`);
}

/** The link tags of a document, in order. */
export function linksIn(html: string): Link[] {
  return [...html.matchAll(/<link\b([^>]*)>/g)].map(([tag, attributes = ""]) => ({
    tag,
    attributes,
    rel: attributeOf(attributes, "rel"),
    href: attributeOf(attributes, "href"),
  }));
}

function attributeOf(attributes: string, name: string): string {
  const [, value = ""] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes) ?? [];
  return value.replaceAll("&amp;", "&");
}

function isLiveStylesheet({ rel, attributes }: Link): boolean {
  return rel === "stylesheet" && !/\sdisabled\b/.test(attributes);
}

/** Modules, the slice, and stylesheets that are there only for the loader of modules. */
function servesCode({ rel, attributes }: Link): boolean {
  return (
    rel === "modulepreload" || rel === "stylesheet" || (rel === "preload" && attributeOf(attributes, "as") === "fetch")
  );
}

function blocksOf(html: string, name: string): string[] {
  return [...html.matchAll(blockOf(name))].map(([, content = ""]) => content);
}

function withoutBlocks(html: string, name: string): string {
  return html.replaceAll(blockOf(name), "");
}

function blockOf(name: string): RegExp {
  return new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, "g");
}
