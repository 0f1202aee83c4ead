import { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { Providers } from "#app/providers.tsx";
import type { PageSlice } from "#descriptor/compiled-brand.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import { testPage, testSite } from "../tests/support/widget-page.ts";

interface EnginePageProps {
  /** The visitor's current path. */
  at?: string;
  /** The page's content in addition to a sample brand's. */
  page?: Partial<PageSlice>;
  transport: Transport;
  children: ReactNode;
}

const site = testSite();
/** The page's query client; a benchmark may fill it before the page is drawn. */
export const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A page of the engine with a single widget. */
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
