import { sql, type RawBuilder } from 'kysely';

/** The drivers that don't answer, and the driver of services that name none. */
export type Away = { drivers: ReadonlySet<string>; defaultDriver: string };

/** Returns an SQL condition that is true unless the driver of the service is away. */
export const isNotAway = ({ drivers, defaultDriver }: Away): RawBuilder<boolean> =>
  sql`coalesce(service.driver, ${defaultDriver}) <> all(${[...drivers]}::text[])`;
