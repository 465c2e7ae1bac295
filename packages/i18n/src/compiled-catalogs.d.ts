/** Written by `pnpm --filter @portico/i18n build:catalogs`; not in the repository, so that types hold in a fresh clone too. */
declare module '*/compiled/entry.en.json';
declare module '*/compiled/entry.ru.json';
declare module '*/compiled/app.en.json';
declare module '*/compiled/app.ru.json';
