import { HandRecords } from "./hand-records.tsx";
import { measurePage } from "./scrolled-page.ts";

measurePage(<HandRecords />);
