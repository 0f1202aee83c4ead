// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, it } from "vitest";
import { openForm } from "../values/open-form.ts";
import { useTyped } from "./use-typed.ts";

it("what is chosen as soon as a field is on the page is not lost", () => {
  const methods = openForm();
  function Field() {
    const typed = useTyped({ id: "favourite", methods });
    // A tap that comes before the page has done what it does after it was drawn.
    useLayoutEffect(() => methods.setValue("favourite", "TY"), []);
    return typed;
  }
  expect(render(<Field />).container.textContent).toBe("TY");
});
