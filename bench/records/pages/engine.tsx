import type { ShownFilters } from "#descriptor/vocabulary/filter.ts";
import { learnCalls } from "#data/client/known-calls.ts";
import type { Transport } from "#data/client/transport/transport.ts";
import { keepSession } from "#session/session.ts";
import { FilterBar } from "#widgets/filter-bar/filter-bar.tsx";
import { RecordList } from "#widgets/record-list/record-list.tsx";
import { EnginePage } from "../../engine-page.tsx";
import { cells } from "./cells.ts";
import { pageOf, requestedLook, requestedRecords } from "./records.ts";
import { measurePage } from "./scrolled-page.ts";

/** The records as the product's widgets draw them, with the filter that restricts them. */
const transport: Transport = ({ call, input }) =>
  call === "betRecords"
    ? Promise.resolve(pageOf(Number((input as Record<string, unknown>)["pageNo"]), requestedRecords))
    : Promise.reject(new Error(`${call} has no answer here`));

const filters: ShownFilters = {
  kind: {
    kind: "choice",
    label: "kind",
    any: "all",
    choices: { game: { label: "game" }, lottery: { label: "lottery" } },
  },
};
learnCalls({
  betRecords: {
    auth: "session",
    language: true,
    paged: true,
    method: "GET",
    path: "/api/records/bets",
    expects: ["content", "pageNum", "totalPages"],
  },
});
keepSession({ token: "t", merchantCode: "acme", userName: "maria", type: 0, firstTimeLogin: false });
measurePage(
  <EnginePage transport={transport} page={{ screen: { layout: "stack", filters, body: {} } }}>
    <FilterBar id="filters" options={{}} slots={{}} />
    <RecordList
      id="list"
      options={{
        source: { call: "betRecords", with: { kind: { filter: "kind" } } },
        key: "id",
        fields: cells,
        look: requestedLook,
        paging: "endless",
        coming: 6,
      }}
      slots={{}}
    />
  </EnginePage>,
);
