import type { ColumnType } from "kysely";
import type { DescribedField } from "#gateway/described.ts";
import type { ActivityKind } from "../catalogue/activity.ts";
import type { JsonColumn, Minor, When } from "./columns.ts";

export interface VendorTable {
  merchant_code: string;
  vassalage: string;
  game_type: string;
  name: string;
  sort: number;
  freeplay: number;
}
export interface GameTable {
  merchant_code: string;
  node_id: string;
  name: string;
  room_id: string;
  vassalage: string;
  game_type: string;
  classification: string;
  is_new: boolean;
  hot_rank: number | null;
  minimum_bet: Minor;
  support_play: number;
  lotto_mode: string | null;
  sort: number;
}
export interface AnnouncementTable {
  merchant_code: string;
  id: string;
  type: string;
  group_name: string;
  platform: string;
  language: string;
  title: string;
  content: string;
  picture: string | null;
  promotion_type: string | null;
  execution: string | null;
  published_at: When;
  sort: number;
}
export interface ArticleTable {
  merchant_code: string;
  id: string;
  topic: string;
  device: string;
  language: string;
  title: string;
  content: string;
  sort: number;
}
export interface ActivityTable {
  merchant_code: string;
  id: string;
  language: string;
  kind: ActivityKind;
  promotion: string | null;
  reward: ColumnType<bigint | null, string | null, string | null>;
  picture: string;
  title: string;
  teaser: string;
  content: string;
  fields: JsonColumn<DescribedField[]>;
  starts_at: When;
  ends_at: When | null;
  sort: number;
}
/** `node_id`: its entry in the list of all games. */
export interface LotteryGameTable {
  merchant_code: string;
  game_id: string;
  game_code: string;
  node_id: string | null;
  group_code: string;
  name: string;
  tags: JsonColumn<string[]>;
  label_name: string;
  period_seconds: number;
  offset_seconds: number;
  lock_seconds: number;
  number_shape: string;
  prize_modes: JsonColumn<string[]>;
  sort: number;
}
export interface DrawTable {
  merchant_code: string;
  game_code: string;
  numero: string;
  ended_at: When;
  winning_number: string;
}
