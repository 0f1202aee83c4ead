import { useState } from "react";
import type { Contact } from "#gateway/entities.ts";
import { useCall } from "#data/client/use-call.ts";
import { AnswerFailed } from "#parts/answer-failed.tsx";
import { useText } from "#text/use-text.ts";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/picture/icon.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { StateBox } from "#ui/list/state-box.tsx";
import type { WidgetProps } from "../widget.ts";
import { contactGroups, type ContactType } from "./contact-groups.ts";
import { ContactLink } from "./contact-link.tsx";
import styles from "./service-widget.module.css";

const icons: Readonly<Record<ContactType, string>> = {
  customerService: "service",
  telegram: "telegram",
  facebook: "facebook",
};

/** Customer service, telegram and facebook (games §2, Side service widget). */
export function ServiceWidget({ id, options }: WidgetProps<"service-widget">) {
  const text = useText();
  const { data, error, refetch } = useCall("settings");
  const [open, setOpen] = useState<ContactType>();
  const inPage = options.look === "grid";
  const groups = contactGroups(data?.customerService ?? []);
  if (groups.length === 0) {
    if (!inPage) return null;
    if (error) return <AnswerFailed error={error} retry={refetch} />;
    return data ? (
      <StateBox kind="empty" small title={text("service.none")} />
    ) : (
      <Skeleton className={`gutter ${styles.loading}`} />
    );
  }
  return (
    <aside
      className={classes(inPage ? "gutter" : "docked accent", styles.service)}
      data-look={options.look}
      aria-label={text("service.title")}
    >
      <ul className={styles.types}>
        {groups.map(({ type, contacts }) => (
          <li key={type} className={`stack ${styles.type}`}>
            <TypeEntry
              type={type}
              contacts={contacts}
              listId={`${id}-${type}`}
              open={open === type}
              onToggle={() => setOpen(open === type ? undefined : type)}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface TypeEntryProps {
  type: ContactType;
  contacts: readonly [Contact, ...Contact[]];
  listId: string;
  open: boolean;
  onToggle(): void;
}

/** A single contact opens at once; several open a list by title. */
function TypeEntry({ type, contacts, listId, open, onToggle }: TypeEntryProps) {
  const text = useText();
  const content = (
    <>
      <Icon name={icons[type]} className="accent" />
      <span className={`breaks ${styles.name}`}>{text(`service.${type}`)}</span>
    </>
  );
  if (contacts.length === 1)
    return (
      <ContactLink contact={contacts[0]} className={`line strong touch full ${styles.entry}`}>
        {content}
      </ContactLink>
    );
  return (
    <>
      <button
        type="button"
        className={`line strong touch full ${styles.entry}`}
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
      >
        {content}
      </button>
      <ul id={listId} className={styles.contacts} hidden={!open}>
        {open &&
          contacts.map((contact) => (
            <li key={contact.key}>
              <ContactLink contact={contact} className={`line strong tapped touch ${styles.contact}`}>
                {contact.title}
              </ContactLink>
            </li>
          ))}
      </ul>
    </>
  );
}
