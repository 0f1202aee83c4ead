import { useState } from "react";
import { useOnline } from "#data/client/use-online.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import styles from "./new-version.module.css";

/**
 * Offers the new version of the site. It is only an offer: a visitor who ignores it gets the new version with the next
 * visit.
 */
export function NewVersion({ load }: { load: () => void }) {
  const text = useText();
  const online = useOnline();
  const [state, setState] = useState<"offered" | "loading" | "declined">("offered");
  // Without a connection the new version would be the offline page.
  if (state === "declined" || !online) return null;
  const take = () => {
    setState("loading");
    load();
  };
  return (
    <div className={styles["notice"]} role="status" data-new-version="">
      <p>{text("state.newVersion")}</p>
      <Button look="text" onClick={() => setState("declined")}>
        {text("state.later")}
      </Button>
      <Button look="quiet" busy={state === "loading"} onClick={take}>
        {text("state.loadVersion")}
      </Button>
    </div>
  );
}
