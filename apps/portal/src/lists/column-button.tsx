import { Columns3 } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import type { ColumnChoiceProps } from '@portico/ui/column-choice';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { listMessages } from './list.messages.ts';
import { ToolMenu } from './tool-menu.tsx';

const loadChoice = whenOnline(() => import('@portico/ui/column-choice'));
const ColumnChoice = lazily(loadChoice, (module) => module.ColumnChoice);

/** Chooses the columns that a list shows. */
export function ColumnButton(props: Pick<ColumnChoiceProps, 'columns' | 'hidden' | 'onHiddenChange'>) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  const label = useIntl().formatMessage(listMessages.columns);
  return (
    <ToolMenu icon={<Columns3 />} label={label} load={loadChoice}>
      {(popup) => <ColumnChoice {...props} label={label} {...popup} />}
    </ToolMenu>
  );
}
