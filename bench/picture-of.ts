/**
 * A part of a page as drawn, an entry for each element, without what differs between two renders: ids, places, and
 * the order of attributes. Runs in the browser.
 */
export function pictureOf(container: HTMLElement): string[] {
  const ids = new Map([...container.querySelectorAll("[id]")].map(({ id }, index) => [id, `#${index}`]));
  return [...container.querySelectorAll("*")].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== "style")
      .map(
        ({ name, value }) =>
          `${name}=${value
            .split(" ")
            .map((word) => ids.get(word) ?? word)
            .join(" ")}`,
      );
    const text = [...element.childNodes]
      .filter((child) => child.nodeType === Node.TEXT_NODE)
      .map((child) => child.textContent)
      .join("");
    return [element.tagName.toLowerCase(), ...attributes.sort(), text].join(" ").trim();
  });
}
