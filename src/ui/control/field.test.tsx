// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Field } from "./field.tsx";

describe("a field", () => {
  it("shows the error under the input and announces it", () => {
    render(<Field label="Name" error="Too short" mustFill />);
    const input = screen.getByLabelText("Name");
    const message = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect([
      message?.textContent,
      message?.getAttribute("aria-live"),
      input.getAttribute("aria-invalid"),
      input.getAttribute("aria-required"),
    ]).toEqual(["Too short", "polite", "true", "true"]);
  });
  it("places the adornments of a kind inside the box, before and after the input", () => {
    const { container } = render(<Field label="Name" start={<b>{"+63"}</b>} end={<i>{"send"}</i>} />);
    expect([...(container.querySelector(".box")?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
      "B",
      "INPUT",
      "I",
    ]);
  });
  it("renders another control in the input's place, with the props the input would get", () => {
    render(
      <Field
        label="Way"
        name="way"
        error="Choose"
        control={({ id, name, "aria-describedby": described }) => (
          <select {...{ id, name }} aria-describedby={described} />
        )}
      />,
    );
    expect(screen.getByLabelText("Way").tagName).toBe("SELECT");
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
