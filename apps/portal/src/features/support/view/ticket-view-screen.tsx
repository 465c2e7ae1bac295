import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from '@tanstack/react-router';
import { MessageSquareX, Reply } from 'lucide-react';
import { ApiError } from '@portico/api-client/api-error';
import type { Ticket } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { useFormatters } from '@portico/i18n/use-formatters';
import { Breadcrumbs } from '@portico/ui/breadcrumbs';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { DescriptionList } from '@portico/ui/description-list';
import { EmptyState } from '@portico/ui/empty-state';
import { Grid } from '@portico/ui/grid';
import { Link } from '@portico/ui/link';
import { PageHeader } from '@portico/ui/page-header';
import { RelativeTime } from '@portico/ui/relative-time';
import { Stack } from '@portico/ui/stack';
import { canMove } from '@portico/validation/ticket';
import { FailedQuery, LoadingLines } from '../../../operations/query-states.tsx';
import { useDeniedReason } from '../../../operations/rights/use-denied-reason.ts';
import { useOpenPages } from '../../../operations/rights/use-open-pages.ts';
import { usePageCommands } from '../../../platform/commands.ts';
import { Hostname } from '../../../platform/hostname.tsx';
import { serverNow } from '../../../platform/server-clock.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { departmentMessages, supportMessages as m } from '../support.messages.ts';
import { ticketQuery } from '../support.queries.ts';
import { TicketStatus } from '../ticket-status.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CloseQuestion } from './close-question.tsx';
import { ClosedTicket } from './closed-ticket.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { useMarkRead } from './use-mark-read.ts';

export function TicketViewScreen({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const ticket = useQuery(ticketQuery(id));

  if (ticket.data) return <TicketView ticket={ticket.data} />;
  if (ticket.error instanceof ApiError && ticket.error.status === 404) return <MissingTicket />;
  if (ticket.isError) return <FailedQuery title={m.viewFailed} query={ticket} />;
  return (
    <Stack gap={5} aria-busy="true">
      <PageHeader title={formatMessage(m.ticket, { id })} />
      <LoadingLines lines={6} />
    </Stack>
  );
}

function MissingTicket() {
  const { formatMessage } = useIntl();
  const title = formatMessage(m.notFound);
  usePageTitle(title);
  const back = <Button render={<RouterLink to="/supports/tickets" />}>{formatMessage(m.title)}</Button>;
  return (
    <EmptyState icon={<MessageSquareX />} headingLevel={1} title={title} action={back}>
      {formatMessage(m.notFoundText)}
    </EmptyState>
  );
}

/** Characters that could reverse or break the window's title. */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

function TicketView({ ticket }: { readonly ticket: Ticket }) {
  const { formatMessage } = useIntl();
  const denied = useDeniedReason('closeTicket');
  const [closing, setClosing] = useState(false);
  useMarkRead(ticket);
  usePageTitle(ticket.subject.replaceAll(controls, ''));
  const isOpen = canMove(ticket.status, 'close');
  const composer = useRef<HTMLDivElement>(null);
  /** Stays true if the ticket is closed under the writer: React reports no blur of what it removes. */
  const isWriting = useRef(false);
  const mayAnswer = useDeniedReason('replyTicket') === undefined;
  const answer = () => composer.current?.querySelector('textarea')?.focus();
  usePageCommands({
    title: formatMessage(m.ticket, { id: String(ticket.id) }),
    commands: [
      ...(isOpen && mayAnswer ? [{ id: 'ticket-answer', label: formatMessage(m.answer), icon: <Reply />, run: answer }] : []),
      ...(isOpen && !denied
        ? [{ id: 'ticket-close', label: formatMessage(m.close), icon: <MessageSquareX />, run: () => setClosing(true) }]
        : []),
    ],
  });

  return (
    <Stack gap={5}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={formatMessage(m.breadcrumbs)}
            items={[{ label: formatMessage(m.title), render: <RouterLink to="/supports/tickets" /> }]}
          />
        }
        title={<bdi>{ticket.subject}</bdi>}
        description={<TicketStatus status={ticket.status} />}
        actions={
          isOpen ? (
            <Button disabledReason={denied} aria-haspopup="dialog" onClick={() => setClosing(true)}>
              {formatMessage(m.close)}
            </Button>
          ) : null
        }
      />
      <Grid layout="with-aside">
        <Stack gap={4}>
          <Card>
            <TicketThread ticket={ticket} />
          </Card>
          {isOpen ? (
            <div
              ref={composer}
              onFocus={() => (isWriting.current = true)}
              // A window that loses the focus keeps the active element.
              onBlur={({ target }) => (isWriting.current = document.activeElement === target)}
            >
              <AnswerForm key={ticket.id} ticketId={ticket.id} />
            </div>
          ) : (
            <ClosedTicket ticket={ticket} wasWriting={isWriting} />
          )}
        </Stack>
        <Card>
          <TicketFacts ticket={ticket} />
        </Card>
      </Grid>
      {closing ? <CloseQuestion ticket={ticket} onClose={() => setClosing(false)} /> : null}
    </Stack>
  );
}

function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const { formatMessage } = useIntl();
  const { dateTime, relativeTime } = useFormatters();
  const { service } = ticket;
  const isOpen = useOpenPages();
  return (
    <DescriptionList
      items={[
        { id: 'number', term: formatMessage(m.number), value: String(ticket.id) },
        { id: 'department', term: formatMessage(m.department), value: formatMessage(departmentMessages[ticket.department]) },
        ...(service
          ? [
              {
                id: 'service',
                term: formatMessage(m.service),
                value: !isOpen(`/services/${service.id}`) ? (
                  <Hostname>{service.hostname}</Hostname>
                ) : (
                  <Link render={<RouterLink to="/services/$id" params={{ id: String(service.id) }} />}>
                    <Hostname>{service.hostname}</Hostname>
                  </Link>
                ),
              },
            ]
          : []),
        { id: 'created', term: formatMessage(m.created), value: dateTime(ticket.created_at) },
        {
          id: 'updated',
          term: formatMessage(m.updated),
          value: <RelativeTime value={ticket.updated_at} format={(at) => relativeTime(at, new Date(serverNow()))} formatExact={dateTime} />,
        },
      ]}
    />
  );
}
