import { describe, expect, it } from "vitest";
import { everything, found, json, make, onFixtureSite } from "../../../tests/support/new-brand-site.ts";
import { UsageError } from "../usage-error.ts";
import type { Prompter } from "./prompter.ts";

onFixtureSite();

describe("on a terminal", () => {
  const answers = (
    given: Readonly<Record<string, string>>,
    yes = true,
  ): { prompter: Prompter; asked: string[]; complaints: string[] } => {
    const asked: string[] = [];
    const complaints: string[] = [];
    const prompter: Prompter = {
      text: async ({ message, initial, wrong }) => {
        asked.push(message);
        const answer = Object.entries(given).find(([words]) => message.includes(words))?.[1] ?? initial;
        const complaint = wrong(answer);
        if (complaint !== undefined) complaints.push(complaint);
        return answer === "^C" ? undefined : answer;
      },
      choice: async ({ message, initial }) => {
        asked.push(message);
        return initial;
      },
      yes: async () => yes,
    };
    return { prompter, asked, complaints };
  };
  it("asks for missing values, and Enter accepts the suggestion", async () => {
    const { prompter, asked } = answers({ "its name": "Tried and True", languages: "TY", mark: "sun" });
    await make("tried", { scheme: "dark" }, prompter);
    expect(asked).toHaveLength(9);
    expect(json("brands/tried/brand.json")).toMatchObject({
      name: "Tried and True",
      hosts: ["tried.localhost"],
      languages: { offered: ["TY"], default: "TY" },
      logo: { mark: "sun" },
    });
    expect(found()).toEqual([]);
  });
  it("reports a wrong answer at its question", async () => {
    const { prompter, complaints } = answers({ "host names": "acme.example" });
    await expect(make("tried", {}, prompter)).rejects.toThrow(UsageError);
    expect(complaints[0]).toBe('The host "acme.example" already belongs to "acme".');
  });
  it.each([
    ["cancelled", answers({ merchant: "^C" })],
    ["refused at the end", answers({}, false)],
  ])("writes nothing when it is %s", async (_how, { prompter }) => {
    const before = everything();
    await expect(make("tried", {}, prompter)).rejects.toThrow("Cancelled; nothing was written.");
    expect(everything()).toEqual(before);
  });
  it("asks nothing with --yes", async () => {
    const { prompter, asked } = answers({});
    await make("tried", { yes: true }, prompter);
    expect(asked).toEqual([]);
  });
});
