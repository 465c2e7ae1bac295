import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquarePlus, MessagesSquare } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Checkbox } from '@portico/ui/checkbox';
import { EmptyState } from '@portico/ui/empty-state';
import { PageHeader } from '@portico/ui/page-header';
import { Stack } from '@portico/ui/stack';
import { Table } from '@portico/ui/table';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { ListFrame } from '../../../lists/list-frame.tsx';
import { supportMessages as m } from '../support.messages.ts';
import styles from '../support.module.css';
import { ticketListQuery } from '../support.queries.ts';
import { useTicketColumns } from './ticket-columns.tsx';
import { AppliedTicketFilters, TicketFilterButton } from './ticket-filters.tsx';
import { ticketFilterNames } from './ticket-list-search.ts';
import type { TicketListProps } from './ticket-list-search.ts';

/** The parameters that narrow the list, besides the search. */
const narrowing = [...ticketFilterNames, 'unread'] as const;

export function TicketListScreen({ search, onSearchChange }: TicketListProps) {
  const { formatMessage } = useIntl();
  const columns = useTicketColumns();
  const denied = useDeniedReason('createTicket');
  const tickets = useQuery({ ...ticketListQuery(search), placeholderData: keepPreviousData });
  const createButton = denied ? (
    <Button variant="primary" iconStart={<MessageSquarePlus />} disabledReason={denied}>
      {formatMessage(m.create)}
    </Button>
  ) : (
    <Button variant="primary" iconStart={<MessageSquarePlus />} render={<Link to="/supports/create-ticket" />}>
      {formatMessage(m.create)}
    </Button>
  );

  // The empty list itself explains what to do.
  const isFiltered = ticketFilterNames.some((name) => search[name]);
  const isEmpty = tickets.data?.total === 0 && !search.q && !isFiltered && !search.unread;

  return (
    <Stack gap={5}>
      <PageHeader title={formatMessage(m.title)} actions={isEmpty ? null : createButton} />
      <ListFrame
        search={search}
        onSearchChange={onSearchChange}
        query={tickets}
        narrowedBy={narrowing}
        texts={m}
        tools={
          <>
            <UnreadFilter search={search} onSearchChange={onSearchChange} />
            <TicketFilterButton search={search} onSearchChange={onSearchChange} />
          </>
        }
        below={isFiltered ? <AppliedTicketFilters search={search} onSearchChange={onSearchChange} /> : null}
      >
        {(list) => (
          <Table
            label={formatMessage(m.title)}
            columns={columns}
            rows={list.rows}
            rowKey={(ticket) => String(ticket.id)}
            rowLink={(ticket) => <Link to="/supports/tickets/$id" params={{ id: String(ticket.id) }} />}
            busy={list.busy}
            empty={
              list.filtered ? (
                list.noMatch
              ) : (
                <EmptyState icon={<MessagesSquare />} title={formatMessage(m.empty)} action={createButton}>
                  {formatMessage(m.emptyText)}
                </EmptyState>
              )
            }
          />
        )}
      </ListFrame>
    </Stack>
  );
}

function UnreadFilter({ search, onSearchChange }: TicketListProps) {
  const { formatMessage } = useIntl();
  return (
    <span className={styles.unreadFilter}>
      <Checkbox
        label={formatMessage(m.onlyUnread)}
        checked={search.unread === 1}
        onChange={(event) => onSearchChange({ ...search, page: undefined, unread: event.target.checked ? 1 : undefined })}
      />
    </span>
  );
}
