import { useState } from "react";
import { filtered, withClassification, withTab, type Lobby } from "#data/games/lobby.ts";
import { useCall } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Button } from "#ui/control/button.tsx";
import { Drawer, Sheet } from "#ui/overlay/dialog.tsx";
import { Choices } from "./choices.tsx";
import { classesOf, classNameOf } from "./class-names.ts";
import { OtherCategories } from "./other-categories.tsx";
import { useLobbyVendors } from "./use-lobby-vendors.ts";

/** The minimum bets to choose from (games §9). */
const BETS = ["0.01", "0.05", "0.10", "0.50", "0.75"] as const;
const ANY = "";
/** Where the panel comes from: below, or the side. */
const PANELS = { sheet: Sheet, drawer: Drawer } as const;

/**
 * The filter panel: vendors, for slots a classification and a minimum bet, other categories, reset and submit (games
 * §2).
 */
export function FilterPanel({
  look,
  lobby,
  onChange,
  onClose,
}: {
  look: keyof typeof PANELS;
  lobby: Lobby;
  onChange(next: Lobby): void;
  onClose(): void;
}) {
  const text = useText();
  const Panel = PANELS[look];
  const [draft, setDraft] = useState(lobby);
  const isSlots = draft.gameType === "RNG";
  const vendors = useLobbyVendors(draft.gameType, true);
  const classes = useCall("gameClasses", { gameType: "RNG" }, { enabled: isSlots });

  function submit() {
    onChange(draft);
    onClose();
  }
  const actions = (
    <>
      <Button
        onClick={() =>
          setDraft({ ...withTab(lobby, "all"), classification: "ALL", vendor: undefined, minimumBet: undefined })
        }
      >
        {text("lobby.reset")}
      </Button>
      <Button look="main" onClick={submit}>
        {text("lobby.submit")}
      </Button>
    </>
  );
  return (
    <Panel title={text("lobby.filter")} closeLabel={text("dialog.close")} onClose={onClose} actions={actions}>
      <Choices
        name="vendor"
        title={text("vendor.title")}
        value={draft.vendor ?? ANY}
        onChoose={(vendor) => setDraft(filtered(draft, { vendor: vendor || undefined }))}
        entries={[
          { value: ANY, label: text("vendor.all") },
          ...(vendors.data ?? []).map(({ vassalage, accountTypeName, icon }) => ({
            value: vassalage,
            label: accountTypeName,
            picture: icon,
          })),
        ]}
      />
      {isSlots && (
        <Choices
          name="class"
          title={text("lobby.classification")}
          value={draft.classification}
          onChoose={(classification) => setDraft(withClassification(draft, classification))}
          entries={classesOf(classes.data ?? []).map((value) => ({ value, label: classNameOf(value, text) }))}
        />
      )}
      {isSlots && (
        <Choices
          name="bet"
          title={text("lobby.minimumBet")}
          value={draft.minimumBet ?? ANY}
          onChoose={(bet) => setDraft(filtered(draft, { minimumBet: bet || undefined }))}
          entries={[{ value: ANY, label: text("category.ALL") }, ...BETS.map((value) => ({ value, label: value }))]}
        />
      )}
      <OtherCategories gameType={draft.gameType} onLeave={onClose} />
    </Panel>
  );
}
