import { expect, type APIRequestContext } from "@playwright/test";
import { ask } from "./ask.ts";
import type { Cell } from "./matrix.ts";

/** How often the HTML is asked for, in milliseconds: the host renders a page again after some seconds. */
const OFTEN = [250];

/**
 * Waits until the HTML of a path says something. What the host knows of the platform is up to a minute old, and opening
 * the page again and again until it has changed costs a hundred times as much.
 */
export async function served(
  request: APIRequestContext,
  cell: Cell,
  path: string,
  text: string,
  timeout = 40_000,
): Promise<void> {
  const html = () =>
    ask(request, cell.brand.brand.hosts[0] ?? "", path, { Cookie: `livery_language=${cell.language.code}` }).then(
      (answer) => answer.text(),
    );
  await expect
    .poll(async () => (await html()).includes(text), { message: `${path} says ${text}`, timeout, intervals: OFTEN })
    .toBe(true);
}
