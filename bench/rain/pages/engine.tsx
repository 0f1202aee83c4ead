import { QueryClient } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import "#ui/global.css";
import { Providers } from "#app/providers.tsx";
import { learnCalls } from "#data/client/known-calls.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import { keepSession } from "#session/session.ts";
import { RedRain } from "#widgets/red-rain/red-rain.tsx";
import { testPage, testSite } from "../../../tests/support/widget-page.ts";
import { round } from "./round.ts";
import { watchRain } from "./watched-page.ts";

/** The rain as the product's widget renders it, on a page of its own. */
const transport: Transport = ({ call }) =>
  call === "rainRounds" ? Promise.resolve([round]) : Promise.reject(new Error(`${call} has no answer here`));

learnCalls({
  rainRounds: { auth: "session", method: "GET", path: "/api/rain/rounds", expects: "list" },
  catchRain: { auth: "session", method: "POST", path: "/api/rain/catch", expects: ["amount", "held"] },
});
keepSession({ token: "t", merchantCode: "acme", userName: "maria", type: 1, firstTimeLogin: false });
createRoot(document.body.appendChild(document.createElement("main"))).render(
  <MemoryRouter initialEntries={["/m/home"]}>
    <Providers
      site={testSite()}
      page={testPage()}
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      transport={transport}
      changeLanguage={() => Promise.resolve()}
    >
      <RedRain />
    </Providers>
  </MemoryRouter>,
);
watchRain();
