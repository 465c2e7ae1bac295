/** The languages of what the server says: the contract's, each with its catalogs beside this file. */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];
