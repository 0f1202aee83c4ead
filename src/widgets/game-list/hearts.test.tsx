// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { GatewayError } from "#data/client/transport/gateway-error.ts";
import { testGame } from "../../../tests/support/entities.ts";
import { asked, paged, renderLobby, showAllRows } from "../../../tests/support/lobby-page.tsx";

showAllRows();

describe("the hearts of a lobby (games §4)", () => {
  const two = [testGame({ nodeId: "n1", nodeName: "Ruby" }), testGame({ nodeId: "n2", nodeName: "Opal" })];
  const heart = (name: string) => screen.getByRole("button", { name: `favourite.mark: ${name}` });
  const tap = (name: string) => act(async () => fireEvent.click(heart(name)));

  it("the favourites are fetched before a heart of unknown state changes: a favourite is removed, and not added again", async () => {
    let isDown = true;
    const stored = new Set(["n1"]);
    const favouriteIds = () => {
      if (isDown) throw new GatewayError("timeout", "gone");
      return [...stored];
    };
    const removeFavourite = ({ nodeId }: { nodeId: string }) => {
      stored.delete(nodeId);
      return { favourite: false };
    };
    const { calls } = await renderLobby("gameType=RNG", {
      answers: { gameList: paged(two), favouriteIds, removeFavourite, addFavourite: { favourite: true } },
    });
    const changes = () => [asked(calls, "addFavourite").length, asked(calls, "removeFavourite").length];
    await tap("Ruby");
    expect(changes()).toEqual([0, 0]);
    isDown = false;
    await tap("Ruby");
    expect([...changes(), heart("Ruby").getAttribute("aria-pressed")]).toEqual([0, 1, "false"]);
  });
  it("a favourite shows at once, and is added @games-4-15", async () => {
    const stored = new Set<string>();
    const addFavourite = ({ nodeId }: { nodeId: string }) => {
      stored.add(nodeId);
      return { favourite: true };
    };
    const { calls } = await renderLobby("gameType=RNG", {
      answers: { gameList: paged(two), favouriteIds: () => [...stored], addFavourite },
    });
    await tap("Ruby");
    expect(heart("Ruby").getAttribute("aria-pressed")).toBe("true");
    expect(asked(calls, "addFavourite")).toEqual([{ nodeId: "n1", vendor: "V1" }]);
  });
  it("is rolled back when the platform refuses", async () => {
    await renderLobby("gameType=RNG", {
      answers: { gameList: paged(two), favouriteIds: [], addFavourite: new Error("down") },
    });
    await tap("Ruby");
    expect(heart("Ruby").getAttribute("aria-pressed")).toBe("false");
  });
  it("ten taps in a second are two calls at most, and the last one wins", async () => {
    const stored = new Set<string>();
    const answers = {
      gameList: paged(two),
      favouriteIds: () => [...stored],
      addFavourite: ({ nodeId }: { nodeId: string }) => {
        stored.add(nodeId);
        return { favourite: true };
      },
      removeFavourite: ({ nodeId }: { nodeId: string }) => {
        stored.delete(nodeId);
        return { favourite: false };
      },
    };
    const { calls } = await renderLobby("gameType=RNG", { answers });
    await act(async () => {
      for (let time = 0; time < 10; time++) fireEvent.click(heart("Ruby"));
    });
    expect(
      calls.filter(({ call }) => call === "addFavourite" || call === "removeFavourite").length,
    ).toBeLessThanOrEqual(2);
    expect(stored.size).toBe(heart("Ruby").getAttribute("aria-pressed") === "true" ? 1 : 0);
  });
  it("removing a favourite on the favourite tab removes it from the list @games-4-14 @games-4-18", async () => {
    const stored = new Set(["n1", "n2"]);
    const removeFavourite = ({ nodeId }: { nodeId: string }) => {
      stored.delete(nodeId);
      return { favourite: false };
    };
    await renderLobby("tab=fav", {
      answers: { favouriteList: paged(two), favouriteIds: () => [...stored], removeFavourite },
    });
    await tap("Ruby");
    expect(screen.queryByRole("button", { name: "Ruby" })).toBeNull();
    expect(screen.getByRole("button", { name: "Opal" })).toBeDefined();
  });
  it("a guest goes to login @games-4-16", async () => {
    const view = await renderLobby("gameType=RNG", { session: null, answers: { gameList: paged(two) } });
    await tap("Ruby");
    expect(view.address()).toBe("/m/login");
  });
});
