// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Balls } from "./balls.tsx";

it("shows groups slightly apart, those after the first in the accent colour", () => {
  const { container } = render(
    <Balls
      groups={[
        ["3", "1"],
        ["3", "9"],
      ]}
    />,
  );
  const balls = [...container.querySelectorAll(".ball")];
  expect(balls.map((ball) => ball.textContent)).toEqual(["3", "1", "3", "9"]);
  expect(balls.map((ball) => ball.hasAttribute("data-extra"))).toEqual([false, false, true, true]);
  expect(balls.map((ball) => ball.hasAttribute("data-gap"))).toEqual([false, false, true, false]);
});
