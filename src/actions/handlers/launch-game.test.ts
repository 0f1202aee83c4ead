import { expect, test } from "vitest";
import { actionContext } from "../../../tests/support/action-context.ts";
import { launchGame } from "./launch-game.ts";

test("the launch page gets vendor, category, gameId and nodeId of the game that was tapped @games-7-39", () => {
  const context = actionContext({
    subject: { game: { vassalage: "ACM", gameType: "RNG", nodeId: "10", roomId: "20" } },
  });
  void launchGame({ action: "launch-game" }, context);
  expect(context.run).toHaveBeenCalledWith({
    action: "navigate",
    to: "launchGame",
    query: { vendor: "ACM", category: "RNG", gameId: "20", nodeId: "10", pageBack: "home" },
  });
});
test("a game without a category leaves it empty", () => {
  const context = actionContext({ subject: { game: { vassalage: "ACM", nodeId: "10", roomId: "20" } } });
  void launchGame({ action: "launch-game" }, context);
  expect(context.run.mock.calls[0]?.[0]).toMatchObject({ query: { category: "" } });
});
test("without a game there is nothing to launch", () =>
  expect(() => launchGame({ action: "launch-game" }, actionContext())).toThrow("launch-game needs a game"));
