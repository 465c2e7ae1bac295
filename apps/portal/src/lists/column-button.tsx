import { Suspense } from 'react';
import { Columns3 } from 'lucide-react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import type { ColumnChoiceProps } from '@portico/ui/column-choice';
import { lazily, whenOnline } from '@portico/ui/lazily';
import { useLatePopup } from '../platform/use-late-popup.ts';
import { listMessages } from './list.messages.ts';

const loadChoice = whenOnline(() => import('@portico/ui/column-choice'));
const ColumnChoice = lazily(loadChoice, (module) => module.ColumnChoice);

/** Which columns a list shows. The menu's code comes when the pointer or focus does. */
export function ColumnButton(props: Pick<ColumnChoiceProps, 'columns' | 'hidden' | 'onHiddenChange'>) {
  const { formatMessage } = useIntl();
  const menu = useLatePopup();
  const label = formatMessage(listMessages.columns);
  const cold = (
    <Button
      variant="quiet"
      iconStart={<Columns3 />}
      aria-haspopup="menu"
      onPointerEnter={() => void loadChoice()}
      onFocus={() => void loadChoice()}
      onClick={menu.show}
    >
      {label}
    </Button>
  );
  if (!menu.isMounted) return cold;
  return (
    <Suspense fallback={cold}>
      <ColumnChoice {...props} label={label} {...menu.props} />
    </Suspense>
  );
}
