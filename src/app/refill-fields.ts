type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Puts what is in fields that are no longer on the page into those of the same names that took their places. */
export function refillFields(page: HTMLElement, before: readonly TextField[]): void {
  const places = [...page.querySelectorAll<TextField>("input[name], textarea[name]")];
  for (const field of before) {
    const at = places.findIndex((one) => one === field || (one.name === field.name && one.type === field.type));
    const [place] = at < 0 ? [] : places.splice(at, 1);
    if (place && place !== field) refill(place, field);
  }
}

/** As if it was typed: whoever listens to the place is told. Not where something is typed already. */
function refill(place: TextField, field: TextField): void {
  if (isBox(place) && isBox(field)) {
    if (place.checked !== field.checked) place.click();
    return;
  }
  if (field.value === field.defaultValue || place.value !== place.defaultValue) return;
  const own = place instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // What React has put before it keeps the change from its listeners.
  Object.getOwnPropertyDescriptor(own.prototype, "value")?.set?.call(place, field.value);
  place.dispatchEvent(new Event("input", { bubbles: true }));
}

function isBox(field: TextField): field is HTMLInputElement {
  return field.type === "checkbox";
}
