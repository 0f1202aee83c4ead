import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { Providers } from "#app/providers.tsx";
import type { PageSlice } from "#descriptor/compiled-brand.ts";
import type { Transport } from "#data/client/transport.ts";
import { testPage, testSite } from "../tests/support/widget-page.ts";

interface EnginePageProps {
  /** Where the visitor is. */
  at?: string;
  /** What the page has besides an invented brand's own. */
  page?: Partial<PageSlice>;
  transport: Transport;
  children: ReactNode;
}

const site = testSite();
/** What the page knows of the platform; a benchmark may tell it something before it is drawn. */
export const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A page of the engine that has nothing but a widget. */
export function EnginePage({ at = "/m/home", page, transport, children }: EnginePageProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <Providers
        site={site}
        page={testPage(page)}
        client={client}
        transport={transport}
        changeLanguage={() => Promise.resolve()}
      >
        {children}
      </Providers>
    </MemoryRouter>
  );
}
