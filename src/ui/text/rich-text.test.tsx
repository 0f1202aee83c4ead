// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PictureBaseContext } from "../picture/picture.tsx";
import { RichText } from "./rich-text.tsx";

const hostile = '<p>First <strong>words</strong></p><img src=x onerror="alert(1)"><p>Second</p>';

test("the host's HTML has the text as plain paragraphs", () => {
  expect(renderToString(<RichText html={hostile} />)).toBe('<div class="text"><p>First words</p><p>Second</p></div>');
});

test("its lists are lists there, so that nothing below moves when the editor's HTML comes", () => {
  expect(renderToString(<RichText html="<p>First</p><ol><li>a <b>bold</b></li><li>b</li></ol>Last" />)).toBe(
    '<div class="text"><p>First</p><ol><li>a bold</li><li>b</li></ol><p>Last</p></div>',
  );
});

test("then the editor's HTML replaces them, sanitised", async () => {
  const { container } = render(<RichText html={hostile} />);
  await waitFor(() => expect(container.querySelector("strong")).not.toBeNull());
  expect(container.innerHTML).toBe('<div class="text"><p>First <strong>words</strong></p><p>Second</p></div>');
});

test("a text of which the sanitiser leaves nothing draws nothing, and the texts around it stay", async () => {
  const { container } = render(
    ["<p><b>One</b></p>", "<frameset cols=1></frameset>"].map((html) => <RichText key={html} html={html} />),
  );
  await waitFor(() => expect(container.querySelector("b")).not.toBeNull());
  expect(container.innerHTML).toBe('<div class="text"><p><b>One</b></p></div><div class="text"></div>');
});

test("another text replaces it, and later texts need not wait", async () => {
  const { container, rerender } = render(<RichText html="<p><b>One</b></p>" />);
  await waitFor(() => expect(container.querySelector("b")).not.toBeNull());
  rerender(<RichText html="<p><i>Two</i></p>" />);
  expect(container.innerHTML).toBe('<div class="text"><p><i>Two</i></p></div>');
});

test("pictures from this site and from its picture server stay; one from elsewhere becomes its alternative text", async () => {
  const pictureFrom = (origin: string, alt: string) =>
    `<img src="${origin}/a.png" alt="${alt}" width="32" height="18">`;
  const html = `<p><b>One</b></p>${pictureFrom("", "Here")}${pictureFrom("https://cdn.example", "There")}${pictureFrom("https://elsewhere.example", "Elsewhere")}`;
  const { container } = render(
    <PictureBaseContext value="https://cdn.example/img">
      <RichText html={html} />
    </PictureBaseContext>,
  );
  await waitFor(() => expect(container.querySelector("b")).not.toBeNull());
  expect(screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual(["Here", "There"]);
  expect(container.textContent).toBe("OneElsewhere");
});

test("a picture that does not load is replaced by its alternative text", async () => {
  const { container } = render(
    <RichText html='<p><b>One</b></p><p><img src="/a.png" alt="Three reels" width="32" height="18"></p>' />,
  );
  await waitFor(() => expect(container.querySelector("b")).not.toBeNull());
  fireEvent.error(screen.getByRole("img", { name: "Three reels" }));
  expect(container.innerHTML).toBe('<div class="text"><p><b>One</b></p><p>Three reels</p></div>');
});
