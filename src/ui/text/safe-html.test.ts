// @vitest-environment jsdom
import { expect, test } from "vitest";
import { safeFragment } from "./safe-html.ts";

const PICTURES = "https://pictures.example";

/** The sanitised HTML as it would be on the page. */
function left(html: string): string {
  const place = document.createElement("div");
  place.append(safeFragment(html, [PICTURES]));
  return place.innerHTML;
}
const script = `${"java"}script:alert(1)`;

test.each([
  ["a script", "<p>Words</p><script>alert(1)</script>", "<p>Words</p>"],
  ["a handler", '<p onclick="alert(1)" onmouseover=alert(1)>Words</p>', "<p>Words</p>"],
  [
    "a picture's handler",
    "<img src=x onerror=alert(1) width=1 height=1>",
    `<img src="x" width="1" height="1" loading="lazy">`,
  ],
  ["a drawing", "<svg onload=alert(1)><script>alert(1)</script></svg>Words", "Words"],
  [
    "mathematics that hides a tag",
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    "",
  ],
  ["a frame", '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">Words', "Words"],
  ["a form", '<form action="https://evil.example"><input name="password"><button>Words</button></form>', "Words"],
  [
    "another base, another style",
    '<base href="https://evil.example"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0"><style>*{display:none}</style>Words',
    "Words",
  ],
  [
    "looks of its own",
    '<p style="position:fixed" class="sheet" id="livery" data-popup="" aria-hidden="true" hidden>Words</p>',
    "<p>Words</p>",
  ],
  ["a template", "<template><img src=x onerror=alert(1)></template>Words", "Words"],
  ["a comment", "<!-- <p>no</p> -->Words", "Words"],
])("of %s only text remains @games-2-111", (_, html, expected) => expect(left(html)).toBe(expected));

test.each(["<frameset cols=1></frameset>", "<frameset><frame src=x></frameset>", " <frameset>", "", " "])(
  "of %j nothing remains, and nothing breaks",
  (html) => expect(left(html).trim()).toBe(""),
);

test.each([
  script,
  `  ${script}`,
  "java\tscript:alert(1)",
  `JaVa${"ScRiPt"}:alert(1)`,
  "&#106;avascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "http://plain.example",
  "ftp://x.example",
  "tel:123",
  "/m/home",
  "//evil.example",
  "blob:https://x.example/1",
  "",
])("a link to %j is removed", (href) =>
  expect(left(`<a href="${href}" target="_self">Words</a>`)).toMatch(
    /^<a( target="_self")?>Words<\/a>$|^<a>Words<\/a>$/,
  ),
);

test.each(["https://rules.example/page?x=1", "mailto:help@mail.example"])(
  "a link to %s opens in a new tab without an opener",
  (href) => {
    expect(left(`<a href="${href}" onclick="x()" rel="opener" target="_top">Words</a>`)).toBe(
      `<a href="${href}" target="_blank" rel="noopener noreferrer">Words</a>`,
    );
  },
);

test.each([
  ["data:image/png;base64,iVBORw0KGgo=", "data"],
  ["http://plain.example/a.png", "without https"],
  [script, "a script"],
  ["blob:https://x.example/1", "blob"],
  ["https://[", "no address"],
  ["https://elsewhere.example/a.png", "another origin"],
  ["https://pictures.example.elsewhere.example/a.png", "another name"],
  ["https://pictures.example:8443/a.png", "another port"],
  ["http://pictures.example/a.png", "the same name without https"],
  ["//elsewhere.example/a.png", "another host"],
  [`blob:${PICTURES}/1`, "a blob"],
])("a picture from %s (%s), which the page's policy blocks, is replaced by its alternative text", (src) => {
  expect(left(`<p>Words<img src="${src}" alt="" width="10" height="10"></p>`)).toBe("<p>Words</p>");
  expect(left(`<p>Words <img src="${src}" alt="Three &lt;b&gt; reels" width="10" height="10"></p>`)).toBe(
    "<p>Words Three &lt;b&gt; reels</p>",
  );
});

test("a picture from this site or its picture server stays, provided it has a size", () => {
  expect(left('<img src="https://pictures.example/a.png" alt="A" width="320" height="180">')).toBe(
    '<img src="https://pictures.example/a.png" alt="A" width="320" height="180" loading="lazy">',
  );
  expect(left('<img src="/api/art/a1" alt="A" width="320" height="180">')).toContain('src="/api/art/a1"');
  for (const size of [
    "",
    'width="320"',
    'width="100%" height="10"',
    'width="0" height="10"',
    'width="-1" height="99999"',
  ])
    expect(left(`<img src="/a.png" ${size}>`)).toBe("");
  expect(left('<img width="1" height="1"><img srcset="https://evil.example/a.png 1x" width="1" height="1">')).toBe("");
});

test("ordinary formatting is unchanged", () => {
  const text =
    "<h3>Title</h3><p>One <b>two</b> <strong>three</strong> <i>four</i> <em>five</em> <u>six</u><br>seven</p><ul><li>a</li></ul><ol><li>b</li></ol><h4>Table</h4>" +
    '<table><caption>c</caption><thead><tr><th scope="col">x</th></tr></thead><tbody><tr><td colspan="2" rowspan="1">y</td></tr></tbody></table>';
  expect(left(text)).toBe(text);
});

test("titles that would disturb the page's own outline lose their tag, not their text", () =>
  expect(left("<h1>One</h1><h2>Two</h2><div>Three</div>")).toBe("OneTwoThree"));
