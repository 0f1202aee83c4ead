import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Option, type Command } from "commander";
import { choiceHint } from "#compile/findings/words.ts";
import { folderCommand, type CommandContext } from "../commands.ts";
import { examples } from "../help.ts";
import { engineFolders } from "../engine.ts";
import { UsageError } from "../usage-error.ts";
import { lookIds } from "./looks.ts";
import type { NewBrandOptions } from "./new-command.ts";
import type { NewScreenOptions } from "./screen/new-screen-command.ts";

/** Adds `livery new brand <id>` and `livery new screen <brand> <id>` to the program. */
export function addNew(program: Command, context: CommandContext): void {
  const group = program.command("new").description("create a new brand, or a screen of a brand");
  addNewBrand(group, context);
  addNewScreen(group, context);
}

function addNewScreen(group: Command, { terminal, end }: CommandContext): void {
  folderCommand(
    group,
    "screen <brand> <id>",
    "create a screen that lists what a call answers, with its filters, route and texts",
    examples.newScreen,
  )
    .requiredOption("--from <call>", "a call of the contract that lists something")
    .action(async (brand: string, id: string, options: NewScreenOptions) =>
      end((await import("./screen/new-screen-command.ts")).newScreenCommand(brand, id, options, terminal)),
    );
}

function addNewBrand(group: Command, { terminal, end }: CommandContext): void {
  folderCommand(group, "brand <id>", "create a brand that passes livery check", examples.new)
    .option("--from <brand>", "start as a copy of another brand")
    .option("--market <market>", "the market whose layer it extends")
    .option("--name <name>", "its display name")
    .option("--host <hosts...>", "its host names")
    .option("--merchant <code>", "its merchant code on the platform")
    .option("--trial <code>", "the merchant code of its trial accounts")
    .option("--color <hex>", 'its main colour, as in "#0b7a4b"; the others are derived from it')
    .option("--second-color <hex>", "a second accent")
    .addOption(
      new Option("--scheme <scheme>", "light, dark, or auto: follow the phone").argParser(
        oneOf("scheme", ["light", "dark", "auto"]),
      ),
    )
    .addOption(
      new Option("--look <look>", `its style apart from the colours: ${lookIds.join(", ")}`).argParser(
        oneOf("look", lookIds),
      ),
    )
    .option("--languages <codes>", `languages it offers, the default first, as in ${engineLanguages().join(",")}`)
    .option("--mark <mark>", "drawn, or an icon of the engine")
    .option("--yes", "do not ask: use the suggestions for missing values")
    .action(async (id: string, options: NewBrandOptions) => {
      const [{ newBrandCommand }, { prompterOf }] = await Promise.all([
        import("./new-command.ts"),
        import("./prompter.ts"),
      ]);
      end(await newBrandCommand(id, options, terminal, await prompterOf(terminal)));
    });
}

function oneOf(noun: string, names: readonly string[]): (name: string) => string {
  return (name) => {
    if (names.includes(name)) return name;
    throw new UsageError(`There is no ${noun} "${name}". ${choiceHint(name, names)}`);
  };
}

/** The engine's languages by its packs: a help text need not load the schemas. */
function engineLanguages(): string[] {
  return readdirSync(join(engineFolders.textPacks, "base")).map((name) => name.replace(/\.json$/, ""));
}
