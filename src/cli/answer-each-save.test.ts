import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { answerEachSave } from "./answer-each-save.ts";
import { triedSite } from "../../tests/support/tried-site.ts";
import { runCli } from "./main.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";
import { eventually } from "../../tests/support/eventually.ts";

/** A terminal on which Ctrl-C can be pressed. */
function watchedTerminal(screen = false): Terminal & { output: string[]; complaints: string[]; interrupt: () => void } {
  const output: string[] = [];
  const complaints: string[] = [];
  let callback: (() => void) | undefined;
  return {
    output,
    complaints,
    screen,
    progress: false,
    write: (text) => {
      output.push(text);
    },
    complain: (text) => {
      complaints.push(text);
    },
    onInterrupt: (wanted) => {
      callback = wanted;
      return () => {
        callback = undefined;
      };
    },
    interrupt: () => {
      callback?.();
    },
  };
}

test("livery check --watch answers again on each save, renews the editor's schemas, and ends with the last answer's code", async () => {
  const { folder, write } = triedSite();
  const terminal = watchedTerminal();
  const ended = runCli(
    ["check", "--watch", "--brands", join(folder, "brands"), "--text-packs", join(folder, "text-packs")],
    terminal,
  );
  await eventually(() => expect(terminal.output.join("")).toContain("no mistakes"));
  const schemas = () => readFileSync(join(folder, ".livery/schemas/acme/names.schema.json"), "utf8");
  await eventually(() => expect(schemas()).toContain('"menu.home"'));
  write("brands/acme/flags.json", { ACMEFIRST3: true });
  await eventually(() => expect(schemas()).toContain('"ACMEFIRST3"'));
  write("brands/acme/footer.json", { lok: "bar" });
  await eventually(() => expect(terminal.output.join("")).toContain("1 error in 1 file"));
  terminal.interrupt();
  expect(await ended).toBe(1);
  expect(terminal.output.join("")).not.toContain("\u001B[2J");
});

test("a later failure is reported, and the next save tries again", async () => {
  const { folder, write } = triedSite();
  const terminal = watchedTerminal();
  const answer = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(0)
    .mockRejectedValueOnce(new UsageError("The folder is gone."))
    .mockResolvedValue(1);
  const ended = answerEachSave([folder], answer, terminal);
  await eventually(() => expect(answer).toHaveBeenCalledTimes(1));
  let saves = 0;
  await eventually(() => {
    write("brands/acme/flags.json", { SAVE: ++saves });
    expect(answer.mock.calls.length).toBeGreaterThanOrEqual(3);
  }, 300);
  terminal.interrupt();
  expect([await ended, terminal.complaints.length, terminal.complaints[0]?.includes("The folder is gone.")]).toEqual([
    1,
    1,
    true,
  ]);
});

test("a failing first run ends it at once", async () => {
  const { folder } = triedSite();
  await expect(
    answerEachSave([folder], () => Promise.reject(new UsageError("There is no brand.")), watchedTerminal()),
  ).rejects.toThrow("There is no brand.");
});

test("on a terminal each run clears the screen", async () => {
  const { folder } = triedSite();
  const terminal = watchedTerminal(true);
  const ended = answerEachSave(
    [folder],
    () => {
      terminal.write("answer");
      return Promise.resolve(0);
    },
    terminal,
  );
  await eventually(() => expect(terminal.output.at(-1)).toContain("Ctrl-C ends"));
  terminal.interrupt();
  await ended;
  expect(terminal.output.slice(0, 2)).toEqual(["\u001B[2J\u001B[3J\u001B[H", "answer"]);
});
