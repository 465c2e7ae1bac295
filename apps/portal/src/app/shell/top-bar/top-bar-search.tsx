import { Search } from 'lucide-react';
import { useSetAtom } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { commandsOpenAtom } from '../../../platform/commands.ts';
import { shellMessages as m } from '../shell.messages.ts';

/** Opens the command menu without a keyboard. */
export function TopBarSearch() {
  const { formatMessage } = useIntl();
  const open = useSetAtom(commandsOpenAtom);
  return (
    <Button
      variant="quiet"
      size="lg"
      iconStart={<Search />}
      aria-label={formatMessage(m.search)}
      aria-haspopup="dialog"
      onClick={() => open(true)}
    />
  );
}
