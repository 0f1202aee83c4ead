import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { PageSlice, SiteSlice } from "#descriptor/compiled-brand.ts";
import { FactsProvider } from "#facts/facts-provider.tsx";
import { ChangeLanguageContext, type ChangeLanguage } from "#data/page/language.ts";
import { PageContext, SiteContext } from "#data/page/site.ts";
import { TransportContext, type Transport } from "#data/client/transport/transport.ts";
import { localeOf } from "#text/language.ts";
import { WordsContext } from "#text/use-text.ts";
import { IconsContext } from "#ui/picture/icon.tsx";
import { PictureBaseContext } from "#ui/picture/picture.tsx";

interface Props {
  site: SiteSlice;
  page: PageSlice;
  client: QueryClient;
  transport: Transport;
  changeLanguage: ChangeLanguage;
  children: ReactNode;
}

/** All contexts that hooks read. */
export function Providers({ site, page, client, transport, changeLanguage, children }: Props) {
  const words = useMemo(() => ({ texts: { ...site.texts, ...page.texts }, locale: localeOf(site) }), [site, page]);
  const icons = useMemo(() => ({ ...site.icons, ...page.icons }), [site, page]);
  // This document's security policy allows the pictures of its own server only.
  const [pictures] = useState(page.pictures);
  return (
    <QueryClientProvider client={client}>
      <TransportContext value={transport}>
        <SiteContext value={site}>
          <PageContext value={page}>
            <WordsContext value={words}>
              <IconsContext value={icons}>
                <PictureBaseContext value={pictures}>
                  <ChangeLanguageContext value={changeLanguage}>
                    <FactsProvider>{children}</FactsProvider>
                  </ChangeLanguageContext>
                </PictureBaseContext>
              </IconsContext>
            </WordsContext>
          </PageContext>
        </SiteContext>
      </TransportContext>
    </QueryClientProvider>
  );
}
