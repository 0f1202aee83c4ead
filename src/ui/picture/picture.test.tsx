// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Picture, PictureBaseContext, pictureUrl } from "./picture.tsx";

describe("a picture", () => {
  it.each([
    ["/a.webp", 100, "/a.webp?w=160"],
    ["/a?v=1", 160, "/a?v=1&w=160"],
    ["/a", 2000, "/a?w=1080"],
    ["data:image/png;base64,x", 100, "data:image/png;base64,x"],
  ])("requests %s at %i pixels in a supported width", (src, width, expected) => {
    expect(pictureUrl(src, width)).toBe(expected);
  });
  it("has its size, a 2x version, and loads lazily", () => {
    render(<Picture src="/a?v=1" alt="Dragon" width={110} height={146} />);
    const image = screen.getByRole("img", { name: "Dragon" });
    expect(image.getAttribute("width")).toBe("110");
    expect(image.getAttribute("height")).toBe("146");
    expect(image.getAttribute("srcset")).toBe("/a?v=1&w=240 2x");
    expect(image.getAttribute("src")).toBe("/a?v=1&w=160");
    expect(image.getAttribute("loading")).toBe("lazy");
  });
  it("comes from the page's picture server, unless its address is absolute @games-9-36", () => {
    render(
      <PictureBaseContext value="https://cdn.example/img">
        <Picture src="/a?v=1" alt="Dragon" width={110} height={146} />
        <Picture src="https://else.example/b" alt="Bear" width={110} height={146} />
      </PictureBaseContext>,
    );
    expect(screen.getByRole("img", { name: "Dragon" }).getAttribute("srcset")).toBe(
      "https://cdn.example/img/a?v=1&w=240 2x",
    );
    expect(screen.getByRole("img", { name: "Bear" }).getAttribute("src")).toBe("https://else.example/b?w=160");
  });
  it("is loaded first when it is the first big one of a screen", () => {
    render(<Picture src="/a" alt="Banner" width={390} height={195} eager />);
    expect(screen.getByRole("img").getAttribute("loading")).toBe("eager");
    expect(screen.getByRole("img").getAttribute("fetchpriority")).toBe("high");
    expect(screen.getByRole("img").getAttribute("srcset")).toBe("/a?w=480 1x, /a?w=1080 2x");
  });
  it("becomes a placeholder with its name and shape when it fails, and retries with another address", () => {
    const { rerender, container } = render(<Picture src="/a" alt="Dragon" width={110} height={146} />);
    fireEvent.error(screen.getByRole("img"));
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByRole("img", { name: "Dragon" }).textContent).toBe("Dragon");
    expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 110 146");
    rerender(<Picture src="/b" alt="Dragon" width={110} height={146} />);
    expect(container.querySelector("img")).not.toBeNull();
  });
});
