import type { ColumnType, JSONColumnType } from 'kysely';
import type { Language } from '@portico/contract';

/** A column that is written once. */
export type Frozen<T> = ColumnType<T, T, never>;
/** jsonb: read as a value, written as its text. */
export type Json<T extends object | null> = JSONColumnType<T, JsonText<T>, JsonText<T>>;
type JsonText<T> = null extends T ? string | null : string;

/** A text in each language. */
export type Translated = Readonly<Record<Language, string>>;
