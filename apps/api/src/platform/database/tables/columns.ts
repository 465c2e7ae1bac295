import type { ColumnType, JSONColumnType } from 'kysely';
import type { Language } from '@portico/contract';

/** A column that is written once. */
export type Frozen<T> = ColumnType<T, T, never>;
/** jsonb: read as a value, written as its text. */
export type Json<T extends object | null> = JSONColumnType<T, JsonText<T>, JsonText<T>>;
type JsonText<T> = null extends T ? string | null : string;

/** What was written for readers of every language that there was then; English always was. */
export type Translated<Text = string> = Readonly<{ en: Text } & Partial<Record<Language, Text>>>;
