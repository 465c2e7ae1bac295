import { Suspense } from 'react';
import { ListFilter } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { ToolMenu } from '../../../lists/tool-menu.tsx';
import { serviceMessages as m } from '../services.messages.ts';
import type { ServiceListProps } from './service-list-search.ts';
import { withServiceTexts } from './with-service-texts.ts';

const loadFilters = whenOnline(() => withServiceTexts(import('./service-filter-menu.tsx')));
const ServiceFilterMenu = lazily(loadFilters, (module) => module.ServiceFilterMenu);
const ServiceFilterChips = lazily(loadFilters, (module) => module.ServiceFilterChips);

/** The menu of filters, whose code and texts load on hover or focus. */
export function ServiceFilterButton(props: ServiceListProps) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  return (
    <ToolMenu icon={<ListFilter />} label={useIntl().formatMessage(m.filter)} load={loadFilters}>
      {(popup) => <ServiceFilterMenu {...props} {...popup} />}
    </ToolMenu>
  );
}

export function AppliedServiceFilters(props: ServiceListProps) {
  'use no memo';
  return (
    <Suspense>
      <ServiceFilterChips {...props} />
    </Suspense>
  );
}
