import type { ColumnType, JSONColumnType } from 'kysely';
import type { Language } from '@portico/contract';

/** A column that is never updated. */
export type Frozen<T> = ColumnType<T, T, never>;
/** A jsonb column: read as a value, written as text. */
export type Json<T extends object | null> = JSONColumnType<T, JsonText<T>, JsonText<T>>;
type JsonText<T> = null extends T ? string | null : string;

/** A text in every language that existed when it was written. English is always present. */
export type Translated<Text = string> = Readonly<{ en: Text } & Partial<Record<Language, Text>>>;

/** A jsonb column that may be omitted. */
export type GeneratedJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
