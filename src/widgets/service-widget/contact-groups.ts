import type { Contact } from "#gateway/entities.ts";
import { isHttps } from "#data/information/download-links.ts";

export type ContactType = Contact["type"];

const order: readonly ContactType[] = ["customerService", "telegram", "facebook"];

/**
 * The contacts by type. A type without a contact is left out (games §2, Side service widget), and so is an address that
 * is not https.
 */
export function contactGroups(
  contacts: readonly Contact[],
): { type: ContactType; contacts: readonly [Contact, ...Contact[]] }[] {
  return order.flatMap((type) => {
    const [first, ...others] = contacts.filter((contact) => contact.type === type && isHttps(contact.url));
    return first ? [{ type, contacts: [first, ...others] as const }] : [];
  });
}
