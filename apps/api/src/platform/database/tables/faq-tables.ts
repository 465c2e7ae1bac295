import type { Language } from '@portico/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Frozen } from './columns.ts';

export type FaqTables = { faq_version: FaqVersionTable; faq_entry: FaqEntryTable; faq_rating: FaqRatingTable; faq_word: FaqWordTable };

export type FaqVersionTable = { id: Generated<number>; checksum: Frozen<string>; applied_at: Frozen<Date> };

export type FaqEntryTable = {
  slug: Frozen<string>;
  language: Frozen<Language>;
  category: Frozen<string>;
  category_title: Frozen<string>;
  title: Frozen<string>;
  body: Frozen<string>;
  position: Frozen<number>;
  search_text: Frozen<string>;
  /** Only searched, never selected. */
  search: ColumnType<never, string, never>;
};

export type FaqWordTable = { language: Frozen<Language>; word: Frozen<string> };

export type FaqRatingTable = { user_id: Frozen<number>; slug: Frozen<string>; helpful: boolean; rated_at: Date };
