/** The entries of a page, as the records of the product ask for them. */
export const PAGE = 25;

/** A bet as the platform answers it. */
export interface Bet {
  id: string;
  name: string;
  status: "won" | "lost";
  at: string;
  net: string;
}

const FIRST = Date.UTC(2026, 2, 14, 5, 20);
const EVERY_MS = 1000;

function betAt(place: number): Bet {
  const won = place % 3 === 0;
  return {
    id: `b${place}`,
    name: `Game number ${(place % 40) + 1}`,
    status: won ? "won" : "lost",
    at: new Date(FIRST - place * EVERY_MS).toISOString(),
    net: won ? `${place % 97}.50` : `-${place % 53}.25`,
  };
}

/** The number of records in a list, and of those on its first page; the rest load page by page. */
export interface ListSize {
  records: number;
  loaded: number;
}

/** A page of a list, as the platform answers it. */
export function pageOf(number: number, { records, loaded }: ListSize) {
  const first = number === 1 ? 0 : loaded + (number - 2) * PAGE;
  const count = Math.min(number === 1 ? loaded : PAGE, records - first);
  return {
    content: Array.from({ length: Math.max(0, count) }, (_, index) => betAt(first + index)),
    pageNum: number,
    totalPages: 1 + Math.ceil(Math.max(0, records - loaded) / PAGE),
  };
}

const query = new URLSearchParams(location.search);
/** The list that the page's address names. */
export const requestedRecords: ListSize = {
  records: Number(query.get("records")),
  loaded: Number(query.get("loaded")),
};
export const requestedLook: "rows" | "table" = query.get("look") === "table" ? "table" : "rows";
