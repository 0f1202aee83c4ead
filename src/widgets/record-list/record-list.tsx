import type { ComponentType } from "react";
import { ListedRecords } from "#parts/records/listed-records.tsx";
import type { WidgetProps } from "../widget.ts";

/** What a call lists, in the fields that the brand names. */
export const RecordList: ComponentType<WidgetProps<"record-list">> = ListedRecords;
