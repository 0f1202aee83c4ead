import { useCall } from "#data/client/use-call.ts";
import { useSite } from "#data/page/site.ts";
import { MembersOnly } from "#parts/members-only.tsx";
import { useRun } from "#actions/use-run.ts";
import { RouteLink } from "#parts/route-link.tsx";
import { useSession } from "#session/use-session.ts";
import { visitorKind } from "#session/visitor.ts";
import { formatDay } from "#text/format.ts";
import { useLocale, useText } from "#text/use-text.ts";
import { ButtonContent, buttonClasses, type ButtonLook } from "#ui/control/button.tsx";
import { Icon } from "#ui/picture/icon.tsx";
import { RollingNumber } from "#ui/number/rolling-number.tsx";
import type { WidgetProps } from "../widget.ts";
import styles from "./account-summary.module.css";
import { useBalance } from "./use-balance.ts";

/** Looks of a page, with room for words. */
const CARDS = new Set(["card", "hero", "statement"]);

type Options = WidgetProps<"account-summary">["options"];

/** Nickname or account and the total balance (account §2.3). Guests have none. */
export function AccountSummary({ options }: WidgetProps<"account-summary">) {
  // The host's HTML reserves the space of a balance, for visits with a session.
  return (
    <MembersOnly>
      <Summary options={options} />
    </MembersOnly>
  );
}

function Summary({ options }: { options: Options }) {
  const { name, written, atMerchant, masked, old, refreshing } = useBalance(options);
  const isCard = CARDS.has(options.look);
  const text = useText();
  const trial = visitorKind(useSession()) === "trial";
  return (
    <div
      className={`line firm ${styles.summary} ${isCard ? styles.page : styles.bar}`}
      data-look={options.look}
      data-length={lengthOf(written)}
      data-masked={masked || undefined}
    >
      <div className={`stack firm ${styles.who}`}>
        {(options.name || trial) && (
          <span className={`clipped ${styles.name}`}>{trial ? text("balance.trial") : name}</span>
        )}
        {options.look === "statement" && <Standing />}
        <BalanceButton
          written={written}
          masked={masked}
          old={old}
          isCard={isCard}
          isLabelled={options.look === "statement"}
        />
        {options.merchantWallet && <MerchantWallet written={atMerchant} isCard={isCard} />}
      </div>
      {options.refresh && <RefreshButton refreshing={refreshing} />}
      {options.shortcuts && <Shortcuts isCard={isCard} trial={trial} />}
    </div>
  );
}

/** How long a written amount is; undefined: short enough for the largest size. */
function lengthOf(written: string): "long" | "longest" | undefined {
  if (written.length <= 13) return undefined;
  return written.length <= 16 ? "long" : "longest";
}

/** The balance; a tap hides or shows it, or refetches it where only a stale one is known: its icon says so everywhere. */
function BalanceButton({
  written,
  masked,
  old,
  isCard,
  isLabelled,
}: {
  written: string;
  masked: boolean;
  old: boolean;
  isCard: boolean;
  isLabelled: boolean;
}) {
  const run = useRun();
  const text = useText();
  return (
    <button
      type="button"
      className={styles.balance}
      data-balance=""
      onClick={() => void run(old ? { action: "refresh", what: "wallet" } : { action: "toggle-balance" })}
    >
      <span className={isLabelled ? styles.label : "visually-hidden"}>
        {text(old ? "balance.stale" : masked ? "balance.masked" : "balance.total")}
      </span>
      {masked ? (
        <span className={styles.stars} aria-hidden="true">
          {written}
        </span>
      ) : (
        <RollingNumber value={written} />
      )}
      <span className="visually-hidden">
        {text(old ? "balance.refresh" : masked ? "balance.show" : "balance.hide")}
      </span>
      {(isCard || old) && (
        <Icon name={old ? "offline" : masked ? "eye-off" : "eye"} size={isCard ? 20 : 16} className={styles.eye} />
      )}
    </button>
  );
}

/** Since when somebody is a member. Its line is reserved before it is known. */
function Standing() {
  const text = useText();
  const locale = useLocale();
  const { timeZone } = useSite().features;
  const { data: member } = useCall("memberInfo");
  const day = member && formatDay(member.regDate, locale, timeZone);
  return (
    <span className={`muted size-2 ${styles.standing}`}>
      {text("balance.since")} <span className="numbers">{day}</span>
    </span>
  );
}

/** The merchant wallet. Its line on the card is reserved before the amount arrives. */
function MerchantWallet({ written, isCard }: { written: string | undefined; isCard: boolean }) {
  const text = useText();
  return (
    <span className={isCard ? styles.merchant : "visually-hidden"}>
      <span>{text("balance.merchant")}</span> <span className="numbers">{written}</span>
    </span>
  );
}

function RefreshButton({ refreshing }: { refreshing: boolean }) {
  const run = useRun();
  const text = useText();
  return (
    <button
      type="button"
      className={`square ${styles.refresh}`}
      aria-label={text(refreshing ? "balance.refreshing" : "balance.refresh")}
      aria-busy={refreshing || undefined}
      onClick={() => void (refreshing || run({ action: "refresh", what: "wallet" }))}
    >
      <Icon name="refresh" size={18} className={refreshing ? styles.spinning : undefined} />
    </button>
  );
}

/**
 * Deposit and withdraw: text on the card, icons elsewhere. A trial account's money is only play money: it leads to
 * registration.
 */
function Shortcuts({ isCard, trial }: { isCard: boolean; trial: boolean }) {
  const text = useText();
  const { deposit, withdrawal, signUp } = useSite().places;
  const link = (to: string, label: string, icon: string, look: ButtonLook, className: string | undefined) => (
    <RouteLink to={to} className={buttonClasses(look, className)}>
      <ButtonContent look={isCard ? look : "icon"} icon={icon}>
        {text(label)}
      </ButtonContent>
    </RouteLink>
  );
  if (trial)
    return (
      <span className={styles.shortcuts}>
        {signUp !== undefined && link(signUp, "balance.createAccount", "invite", "main", styles.deposit)}
      </span>
    );
  return (
    <span className={styles.shortcuts}>
      {deposit !== undefined && link(deposit, "menu.deposit", isCard ? "deposit" : "plus", "main", styles.deposit)}
      {withdrawal !== undefined && link(withdrawal, "menu.withdraw", "withdraw", "quiet", styles.withdraw)}
    </span>
  );
}
