import { expect, test } from "vitest";
import { readFrom } from "./read-from.ts";

test("indexes are listed by their names, and tables that are read whole as such, each once", () => {
  const plan = `Nested Loop  (cost=0.29..8.31 rows=1 width=8)
  ->  Parallel Seq Scan on accounts  (cost=0.00..18.50 rows=850 width=4)
  ->  Index Only Scan using team_days_active on team_days  (cost=0.29..8.31 rows=1 width=8)
  ->  Bitmap Heap Scan on rounds  (cost=4.18..11.28 rows=3 width=8)
        ->  Bitmap Index Scan on rounds_by_time  (cost=0.00..4.18 rows=3 width=0)
  ->  Index Scan Backward using team_days_active on team_days earlier`;
  expect(readFrom([plan, plan])).toEqual(["all of accounts", "rounds_by_time", "team_days_active"]);
});
