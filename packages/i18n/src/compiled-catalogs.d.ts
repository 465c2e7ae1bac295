/** Written by `pnpm --filter @portico/i18n build:catalogs`; not in the repository, so that types hold in a fresh clone too. */
declare module '*/compiled/catalogs.js' {
  /** By part and language: `entry.en`. */
  export const catalogs: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
}
