import type { Roles } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { areaMessages } from '../../../operations/rights/rights.messages.ts';
import { peopleMessages as m } from './people.messages.ts';
import { areas } from './roles.ts';
import type { Level } from './roles.ts';

/** A user's access in a line or two. */
export function RolesSummary({ roles, isMain = false }: { readonly roles: Roles; readonly isMain?: boolean }) {
  const { formatMessage } = useIntl();
  const { list } = useFormatters();
  const named = (level: Level) => areas.filter((area) => roles[area] === level).map((area) => formatMessage(areaMessages[area]));
  const [changes, reads] = [named('write'), named('read')];
  if (isMain || changes.length === areas.length) return formatMessage(m.everything);
  if (changes.length + reads.length === 0) return formatMessage(m.nothing);
  return (
    <>
      {changes.length > 0 ? <div>{formatMessage(m.changes, { areas: list(changes) })}</div> : null}
      {reads.length > 0 ? <div>{formatMessage(m.reads, { areas: list(reads) })}</div> : null}
    </>
  );
}
