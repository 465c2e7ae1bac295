import { Columns3 } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import type { ColumnChoiceProps } from '@portico/ui/column-choice';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { LazyMenu } from '../platform/lazy-menu.tsx';
import { listMessages } from './list.messages.ts';

const loadChoice = whenOnline(() => import('@portico/ui/column-choice'));
const ColumnChoice = lazily(loadChoice, (module) => module.ColumnChoice);

/** Chooses the columns that a list shows. */
export function ColumnButton(props: Pick<ColumnChoiceProps, 'columns' | 'hidden' | 'onHiddenChange'>) {
  const { formatMessage } = useIntl();
  const label = formatMessage(listMessages.columns);
  const button = (
    <Button variant="quiet" iconStart={<Columns3 />}>
      {label}
    </Button>
  );
  return (
    <LazyMenu trigger={button} load={loadChoice}>
      {(popup) => <ColumnChoice {...props} label={label} {...popup} />}
    </LazyMenu>
  );
}
