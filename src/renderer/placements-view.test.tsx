// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from "vitest";
import { memberSession, renderInPage, type Setting } from "../../tests/support/render-widget.tsx";
import type { Placements } from "#descriptor/placement.ts";
import { keepSession } from "#session/session.ts";
import type { WidgetProps } from "#widgets/widget.ts";
import { PlacementsView } from "./placements-view.tsx";

/** Stand-ins for the engine's widgets: one works, one throws, one is a container, one has code that fails to load. */
const loaders = vi.hoisted(() => ({ lost: vi.fn<() => Promise<unknown>>(), health: { sound: true } }));

function Sound({ id }: WidgetProps<"logo">) {
  return <p>sound {id}</p>;
}
function Broken({ id }: WidgetProps<"logo">) {
  if (!loaders.health.sound) throw new Error("it fell over");
  return <p>well again {id}</p>;
}
function Container({ id, body, slots }: WidgetProps<"tabs">) {
  return (
    <section aria-label={id}>
      {body}
      {Object.entries(slots).map(([name, slot]) => (
        <div key={name} title={slot.title}>
          {slot.content}
        </div>
      ))}
    </section>
  );
}
vi.mock("#widgets/registry.ts", () => ({
  registry: {
    logo: () => Promise.resolve({ Logo: Sound }),
    "page-title": () => Promise.resolve({ PageTitle: Broken }),
    section: () => Promise.resolve({ Section: Container }),
    "winner-board": loaders.lost,
  },
}));
afterAll(() => {
  vi.doUnmock("#widgets/registry.ts");
});

const beacon = vi.fn();
let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  loaders.health.sound = false;
  consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
  Object.assign(navigator, { sendBeacon: beacon });
});
afterEach(() => beacon.mockReset());

const show = (placements: Placements, setting: Setting = {}) =>
  renderInPage(<PlacementsView placements={placements} screen="home" />, setting);
const logged = () => consoleError.mock.calls.map((line) => line.join(" "));

describe("a broken widget", () => {
  test("reports brand, screen and widget id, and the rest of the page works (design §4)", async () => {
    const placements = {
      first: { widget: "logo" },
      second: { widget: "page-title" },
      third: { widget: "logo" },
    } as const;
    await show(placements, { site: { reports: true } });
    expect(screen.getByText("sound first")).toBeTruthy();
    expect(screen.getByText("sound third")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("error.widget");
    expect(logged()).toContain("Broken widget: brand acme, screen home, widget second (page-title): it fell over");
    expect(beacon).toHaveBeenCalledWith(
      "/_livery/report",
      JSON.stringify({ brand: "acme", screen: "home", widget: "page-title", id: "second", message: "it fell over" }),
    );
  });
  test("is only logged where the host takes no reports", async () => {
    await show({ second: { widget: "page-title" } });
    expect(logged().join()).toContain("widget second (page-title): it fell over");
    expect(beacon).not.toHaveBeenCalled();
  });
  test("inside a container breaks neither the container nor its neighbours", async () => {
    await show({
      box: {
        widget: "section",
        body: { inner: { widget: "page-title" }, next: { widget: "logo" } },
      },
    });
    expect(screen.getByRole("region", { name: "box" }).textContent).toContain("sound next");
    expect(logged().join()).toContain("widget inner (page-title)");
  });
  test("can be retried", async () => {
    await show({ second: { widget: "page-title" } });
    loaders.health.sound = true;
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "state.retry" }));
    });
    expect(screen.getByText("well again second")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a chunk that fails to load", () => {
  test("is logged, its placeholder stays with a retry button, and it is not retried automatically @account-2.2-19 @account-2.2-20 @games-8-16", async () => {
    loaders.lost.mockReset().mockRejectedValue(new Error("Failed to fetch dynamically imported module"));
    await show({ board: { widget: "winner-board" }, logo: { widget: "logo" } });
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByText("sound logo")).toBeTruthy();
    expect(logged().join()).toContain('The code of the widget "winner-board" did not load');
    expect(loaders.lost).toHaveBeenCalledTimes(1);

    loaders.lost.mockResolvedValue({ WinnerBoard: Sound });
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "state.retry" }));
    });
    expect(await screen.findByText("sound board")).toBeTruthy();
    expect(loaders.lost).toHaveBeenCalledTimes(2);
  });
});

describe("conditions", () => {
  const guestOnly: Placements = {
    register: { widget: "logo", when: { all: [{ visitor: "guest" }, { flag: "DIRECTREG3" }] } },
  };
  test("hide a widget", async () => {
    await show(guestOnly, { site: { flags: { DIRECTREG3: false } } });
    expect(screen.queryByText("sound register")).toBeNull();
  });
  test("show a widget", async () => {
    await show(guestOnly, { site: { flags: { DIRECTREG3: true } } });
    expect(screen.getByText("sound register")).toBeTruthy();
  });
  test("are evaluated again when the visitor signs in", async () => {
    await show(guestOnly, { site: { flags: { DIRECTREG3: true } } });
    await act(async () => keepSession(memberSession));
    expect(screen.queryByText("sound register")).toBeNull();
  });
  test.each([
    ["both ways", {}, "sound name, sound number"],
    ["one way", { USERNAMEREG3: false }, "sound number"],
  ])(
    "hide the slots of disabled ways, the platform's flags overriding the brand's: %s @account-2.6-02 @account-2.6-03 @account-4-01",
    async (_what, flags, shown) => {
      const slot = (id: string, flag: string) => ({
        title: id,
        when: { flag },
        body: { [id]: { widget: "logo" as const } },
      });
      const ways: Placements = {
        methods: {
          widget: "section",
          slots: { username: slot("name", "USERNAMEREG3"), mobileNum: slot("number", "MOBILENUMREG3") },
        },
      };
      const registerSettings = {
        fields: {},
        captcha: false,
        flags: { USERNAMEREG3: true, MOBILENUMREG3: true, REGMOBVERF3: false, MOBILENUMPASSREG3: true, ...flags },
      };
      const form = { settings: "registration" } as never;
      await show(ways, {
        site: { flags: { USERNAMEREG3: true } },
        page: { forms: { register: form } },
        answers: { registerSettings },
      });
      expect(
        screen
          .getAllByText(/^sound/)
          .map(({ textContent }) => textContent)
          .join(", "),
      ).toBe(shown);
    },
  );
  test("that depend on the visitor mark what waits until the visitor is known", async () => {
    await show(
      { ...guestOnly, always: { widget: "logo", when: { flag: "DIRECTREG3" } } },
      { site: { flags: { DIRECTREG3: true } } },
    );
    expect(screen.getByText("sound register").closest(".visitor-bound")).toBeTruthy();
    expect(screen.getByText("sound always").closest(".visitor-bound")).toBeNull();
  });
});

describe("the host's HTML, which does not know the visitor", () => {
  const both: Placements = {
    join: { widget: "logo", when: { visitor: "guest" } },
    money: { widget: "logo", when: { not: { visitor: "guest" } } },
    everybody: { widget: "logo", when: { visitor: ["guest", "member"] } },
  };
  const audiences = (container: HTMLElement) =>
    [...container.querySelectorAll(".visitor-bound")].map((part) => `${part.textContent}: ${part.className}`);
  let before: string[] = [];
  const look = (container: HTMLElement) => {
    before = audiences(container);
  };

  test("has what guests see and what members see, each marked", async () => {
    await show(both, { beforeHydration: look });
    expect(before).toEqual([
      "sound join: visitor-bound for-guests",
      "sound money: visitor-bound for-members",
      "sound everybody: visitor-bound everybody",
    ]);
  });
  test("keeps the guests' part once the visitor is known to be a guest", async () => {
    const page = await show(both, { beforeHydration: look });
    expect(audiences(page.container)).toEqual([
      "sound join: visitor-bound everybody",
      "sound everybody: visitor-bound everybody",
    ]);
  });
  test("keeps the members' part once the visitor is known to be a member", async () => {
    const page = await show(both, { beforeHydration: look, session: memberSession });
    expect(audiences(page.container)).toEqual([
      "sound money: visitor-bound everybody",
      "sound everybody: visitor-bound everybody",
    ]);
  });
});

test("placements keep their order, and slots their titles", async () => {
  const page = await show({
    b: { widget: "logo" },
    box: { widget: "section", body: { within: { widget: "logo" } } },
    tabs: { widget: "section", slots: { one: { title: "category.RNG", body: { inner: { widget: "logo" } } } } },
    a: { widget: "logo" },
  });
  expect(page.container.textContent).toBe("sound bsound withinsound innersound a");
  expect(screen.getByTitle("category.RNG").textContent).toBe("sound inner");
});

test("a widget keeps its state when the page around it changes", async () => {
  function Outer() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <PlacementsView placements={{ a: { widget: "logo" } }} screen="home" />
      </>
    );
  }
  await renderInPage(<Outer />);
  const before = screen.getByText("sound a");
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });
  expect(screen.getByText("sound a")).toBe(before);
});
