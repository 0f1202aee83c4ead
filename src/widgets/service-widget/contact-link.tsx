import type { ReactNode } from "react";
import { openFound } from "#actions/open-found.ts";
import { serviceAddress } from "#data/information/service-link/service-address.ts";
import { useSite } from "#data/page/site.ts";
import type { Contact } from "#gateway/entities.ts";
import { useText } from "#text/use-text.ts";

interface Props {
  contact: Contact;
  className: string | undefined;
  children: ReactNode;
}

/** Opens a contact in a new tab. A customer-service link is decrypted when it is opened (games §2). */
export function ContactLink({ contact, className, children }: Props) {
  const { service } = useSite().features;
  const text = useText();
  const isHidden = contact.type === "customerService" && service.cipher !== "none";
  if (!isHidden)
    return (
      <a className={className} href={contact.url} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  return (
    <button
      type="button"
      className={className}
      onClick={() => void openFound(() => serviceAddress(contact.url, service), text)}
    >
      {children}
    </button>
  );
}
