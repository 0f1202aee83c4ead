import { tabStorage } from "#session/storage.ts";
import { keepTypedTexts } from "./typed-texts.ts";

/** In the storage of the tab: the build whose page was loaded anew. */
const LEFT = "livery_left_build";

/**
 * After a release the server no longer has the files of a page that is still open. Loads such a page anew, once, and
 * keeps what is typed: never settles then. Settles if the server has the build, cannot be reached, or gave the same page again.
 *
 * @param build address of a file of the page's build: its name changes with its content
 */
export async function leaveOldBuild(build = import.meta.url, reload = () => location.reload()): Promise<void> {
  const answer = await fetch(build, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.status !== 404 || tabStorage.read(LEFT) === build || !tabStorage.write(LEFT, build)) return;
  keepTypedTexts();
  reload();
  await new Promise(() => undefined);
}
