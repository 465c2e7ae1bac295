import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ImpersonationList } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { Card } from '@portico/ui/card';
import { Pagination } from '@portico/ui/pagination';
import { Stack } from '@portico/ui/stack';
import { Text } from '@portico/ui/text';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import type { SearchChange } from '../../../lists/list-frame.tsx';
import { listMessages } from '../../../lists/list.messages.ts';
import { usePageRows } from '../../../lists/use-page-rows.ts';
import { impersonationsPerPage, impersonationsQuery } from '../settings.queries.ts';
import { ImpersonationEntry } from './impersonation-entry.tsx';
import { impersonationMessages as m } from './impersonations.messages.ts';

type ImpersonationsCardProps = { readonly page: number; readonly onPageChange: SearchChange<number> };

/** Every time an operator acted as one of the client's users: who, when, why and for what. */
export function ImpersonationsCard({ page, onPageChange }: ImpersonationsCardProps) {
  const { formatMessage } = useIntl();
  const impersonations = useQuery({ ...impersonationsQuery(page), placeholderData: keepPreviousData });
  const rows = usePageRows(impersonations, (last = 1) => onPageChange(last, { replace: true }));
  if (impersonations.isError && !impersonations.data) return <FailedQuery title={m.failed} query={impersonations} />;
  const list = impersonations.data;
  return (
    <Card title={formatMessage(m.title)}>
      <Stack gap={4}>
        <Text muted>{formatMessage(m.text)}</Text>
        {!list || !rows ? (
          <LoadingLines lines={2} />
        ) : list.total === 0 ? (
          <p>{formatMessage(m.none)}</p>
        ) : (
          <div aria-busy={impersonations.isPlaceholderData || undefined}>
            {rows.map((impersonation) => (
              <ImpersonationEntry key={impersonation.id} impersonation={impersonation} />
            ))}
          </div>
        )}
        {list && rows && list.total > impersonationsPerPage ? <Pages list={list} onPageChange={onPageChange} /> : null}
      </Stack>
    </Card>
  );
}

type PagesProps = { readonly list: ImpersonationList; readonly onPageChange: (page: number) => void };

function Pages({ list, onPageChange }: PagesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { page, per_page: perPage, total } = list;
  const first = Math.min((page - 1) * perPage + 1, total);
  const last = Math.min(page * perPage, total);
  return (
    <Pagination
      label={formatMessage(listMessages.pagination)}
      rangeText={formatMessage(m.range, { first: formatNumber(first), last: formatNumber(last), total })}
      previous={{ label: formatMessage(listMessages.previousPage), disabled: page <= 1, onClick: () => onPageChange(page - 1) }}
      next={{ label: formatMessage(listMessages.nextPage), disabled: last >= total, onClick: () => onPageChange(page + 1) }}
    />
  );
}
