/** The languages of the product, in one place for the forms, the catalogs and the API; a test holds them to the contract's. */
export const languages = ['en', 'ru'] as const;
