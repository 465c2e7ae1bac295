import { Suspense } from 'react';
import { ListFilter } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { ToolMenu } from '../../../lists/tool-menu.tsx';
import { supportMessages as m } from '../support.messages.ts';
import type { TicketListProps } from './ticket-list-search.ts';

const loadFilters = whenOnline(() => import('./ticket-filter-menu.tsx'));
const TicketFilterMenu = lazily(loadFilters, (module) => module.TicketFilterMenu);
const TicketFilterChips = lazily(loadFilters, (module) => module.TicketFilterChips);

/** The menu of filters, whose code loads on hover or focus. */
export function TicketFilterButton(props: TicketListProps) {
  return (
    <ToolMenu icon={<ListFilter />} label={useIntl().formatMessage(m.filter)} load={loadFilters}>
      {(popup) => <TicketFilterMenu {...props} {...popup} />}
    </ToolMenu>
  );
}

export function AppliedTicketFilters(props: TicketListProps) {
  return (
    <Suspense>
      <TicketFilterChips {...props} />
    </Suspense>
  );
}
