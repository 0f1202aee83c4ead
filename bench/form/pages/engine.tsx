import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router-dom";
import { plainStartUp, testPage, testSite } from "../../../tests/support/widget-page.ts";
import { PageContext, SiteContext } from "#data/site.ts";
import { TransportContext, type Transport } from "#data/transport.ts";
import { WordsContext } from "#text/use-text.ts";
import { IconsContext } from "#ui/icon.tsx";
import { Form } from "#widgets/form/form.tsx";
import { bigForm } from "./big-form.ts";
import { icons } from "./icons.ts";
import { fieldsWanted, measurePage } from "./measured-page.ts";

/** The form as the engine draws it from a descriptor, on a page that has nothing else. */
const { fields, rules, texts } = bigForm(fieldsWanted);
const big = { fields, submit: { call: "login", label: "send", busy: "send" }, after: {} };
const transport: Transport = ({ call }) => (call === "startUp" ? Promise.resolve(plainStartUp) : Promise.reject(new Error(`${call} is not answered here`)));
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
client.setQueryData(["startUp", "acme", {}, null], plainStartUp);

measurePage(
  <MemoryRouter>
    <QueryClientProvider client={client}>
      <TransportContext value={transport}>
        <SiteContext value={testSite()}>
          <PageContext value={testPage({ forms: { big }, rules })}>
            <WordsContext value={{ texts, locale: "en" }}>
              <IconsContext value={icons}>
                <Form id="form" options={{ form: "big" }} slots={{}} />
              </IconsContext>
            </WordsContext>
          </PageContext>
        </SiteContext>
      </TransportContext>
    </QueryClientProvider>
  </MemoryRouter>,
);
