import { expect, it } from "vitest";
import { linesOf, paragraphsOf } from "./paragraphs.ts";

it.each([
  ["paragraphs", '<p>First.</p>\n<p class="x">Second,\n  longer.</p>', ["First.", "Second, longer."]],
  [
    "inline markup",
    '<p>Find them under <strong>New</strong> in the <a href="/x">slots</a>.</p>',
    ["Find them under New in the slots."],
  ],
  ["line breaks and lists", "One<br/>Two<ul><li>a</li><li>b</li></ul>", ["One", "Two", "a", "b"]],
  ["plain text", "No markup at all", ["No markup at all"]],
  ["entities", "<p>5 &lt; 6 &amp; &quot;7&quot;&#39;&#x20b1;&copy;</p>", ['5 < 6 & "7"\'₱&copy;']],
  ["what is not a tag", "<p>1 < 2 and 3 > 2, I <3 it</p>", ["1 < 2 and 3 > 2, I <3 it"]],
  [
    "content that is not text",
    "<style>p{}</style><p>Hello</p><script>alert(1)</script><!-- <p>not me</p> -->",
    ["Hello"],
  ],
  ["nothing", "", []],
])("makes plain paragraphs of %s", (_what, html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs);
});

it("terminates on markup that never closes", () => {
  expect(paragraphsOf("<!--".repeat(5000) + "<script".repeat(5000) + "<p ".repeat(5000))).toHaveLength(1);
});

it("knows which lines are the entries of a list", () => {
  expect(linesOf("<p>One</p><ul><li>a</li><li><b>b</b></li></ul>Two<OL><li>c</li></OL>")).toEqual([
    { text: "One" },
    { text: "a", list: "ul" },
    { text: "b", list: "ul" },
    { text: "Two" },
    { text: "c", list: "ol" },
  ]);
});
