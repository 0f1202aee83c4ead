import { LinkCell } from "#cells/kinds/link.tsx";
import { isHttps } from "#data/information/download-links.ts";
import { ActionButton } from "#parts/action-button.tsx";
import { SaveQrButton } from "#parts/save-qr-button.tsx";
import { AnswerFailed } from "#parts/answer-failed.tsx";
import { useGiven } from "#parts/screen/use-source.ts";
import { useText } from "#text/use-text.ts";
import { QrCode } from "#ui/picture/qr-code.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./share-card.module.css";

type Options = WidgetProps<"share-card">["options"];
const copying = { copied: "cell.copied", failed: "cell.copyFailed" };

/** An address to pass on. Its place is as large before it is known: its buttons are there, and cannot be seen or used. */
export function ShareCard({ options }: WidgetProps<"share-card">) {
  const { value, code } = options;
  const text = useText();
  // The host does not know the address of the page as the visitor sees it.
  const page = useHydrated() ? location.href : undefined;
  const { input, error, retry } = useGiven(value === undefined ? {} : { value });
  const address = value === undefined ? page : input?.["value"]?.toString();
  if (error) return <AnswerFailed error={error} retry={retry} />;
  return (
    <div className={`stack gutter gap-4 ${styles.card}`} data-surface="card" aria-busy={address === undefined}>
      {code && <QrCode text={address} label={text("cell.qr")} />}
      <p className={`middle breaks ${styles.address}`}>{address !== undefined && <LinkCell value={address} />}</p>
      <div className={`gap-2 wraps touch ${styles.buttons}`} data-awaited={address === undefined || undefined}>
        <Buttons options={options} address={address ?? ""} />
      </div>
    </div>
  );
}

function Buttons({ options: { value, title, text: words, code }, address }: { options: Options; address: string }) {
  const text = useText();
  const canShare = value === undefined || address === "" || isHttps(address);
  return (
    <>
      <ActionButton look="quiet" do={{ action: "copy", value: address, ...copying }} className={styles.button}>
        {text("shareCard.copy")}
      </ActionButton>
      {canShare && (
        <ActionButton
          look="main"
          do={{ action: "share", url: value, title, text: words, ...copying }}
          className={styles.button}
        >
          {text("shareCard.share")}
        </ActionButton>
      )}
      {code && (
        <SaveQrButton
          code={address}
          name={text("cell.qr")}
          label="shareCard.save"
          failed="shareCard.notSaved"
          className={styles.button}
        />
      )}
    </>
  );
}
