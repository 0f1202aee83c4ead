import { statements } from "./statements.ts";

/** Merchants and their public content, and the key for encrypted bodies. */
export const up = statements(
  `create table merchants (
    code text primary key, trial_code text not null unique, name text not null, currency text not null,
    country text not null, time_zone text not null default 'UTC', palette jsonb not null, scheme text not null, state jsonb not null default '{}',
    catalogue_revision integer not null default 0, picture_version text not null,
    registration jsonb not null default '{}', hosts jsonb not null default '[]', phone_auth_project text,
    rules jsonb not null default '{}', promotions jsonb not null default '{}')`,
  `create table encryption_keys (
    slot text primary key, kid text not null, private_jwk jsonb not null, created_at timestamptz not null)`,
  `create table vendors (
    merchant_code text not null references merchants (code), vassalage text not null, game_type text not null,
    name text not null, sort integer not null, freeplay integer not null,
    primary key (merchant_code, vassalage, game_type))`,
  `create table games (
    merchant_code text not null references merchants (code), node_id text not null, name text not null,
    room_id text not null, vassalage text not null, game_type text not null, classification text not null,
    is_new boolean not null, hot_rank integer, minimum_bet bigint not null, support_play integer not null,
    lotto_mode text, sort integer not null,
    primary key (merchant_code, node_id), unique (merchant_code, name))`,
  "create index games_by_hotness on games (merchant_code, game_type, hot_rank)",
  "create index games_in_order on games (merchant_code, game_type, sort, node_id)",
  // Finds a part of a name among tens of thousands without reading them all. Part of PostgreSQL's own extensions; an
  // owner of the database may create it.
  "create extension if not exists pg_trgm",
  "create index games_by_name on games using gin (lower(name) gin_trgm_ops)",
  `create table lottery_games (
    merchant_code text not null references merchants (code), game_id text not null, game_code text not null,
    group_code text not null, name text not null, tags jsonb not null, label_name text not null,
    period_seconds integer not null check (period_seconds > 0), offset_seconds integer not null,
    lock_seconds integer not null, number_shape text not null, prize_modes jsonb not null, sort integer not null,
    node_id text,
    primary key (merchant_code, game_code))`,
  `create table draws (
    merchant_code text not null references merchants (code), game_code text not null, numero text not null,
    ended_at timestamptz not null, winning_number text not null,
    primary key (merchant_code, game_code, numero))`,
  `create table announcements (
    merchant_code text not null references merchants (code), id text not null, type text not null,
    group_name text not null, platform text not null, language text not null, title text not null,
    content text not null, picture text, promotion_type text, execution text, published_at timestamptz not null,
    sort integer not null,
    primary key (merchant_code, id, language, group_name))`,
  `create table articles (
    merchant_code text not null references merchants (code), id text not null, topic text not null,
    device text not null, language text not null, title text not null, content text not null, sort integer not null,
    primary key (merchant_code, topic, device, language, id))`,
  `create table activities (
    merchant_code text not null references merchants (code), id text not null, language text not null,
    kind text not null check (kind in ('join', 'apply', 'sign', 'reward')), promotion text,
    reward bigint check (reward > 0), picture text not null, title text not null, teaser text not null,
    content text not null, fields jsonb not null default '[]', starts_at timestamptz not null, ends_at timestamptz, sort integer not null,
    primary key (merchant_code, language, id))`,
);
