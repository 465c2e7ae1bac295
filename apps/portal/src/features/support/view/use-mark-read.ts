import { useEffect, useEffectEvent } from 'react';
import { useAtomValue } from 'jotai/react';
import type { Ticket } from '@portico/contract';
import { useOperation } from '../../../operations/use-operation.ts';
import { session } from '../../../platform/store.ts';

/** An answer that stands on the screen is read once the page is looked at; an operator who acts as the client reads nothing away. */
export function useMarkRead({ id, unread, updated_at: updatedAt }: Ticket): void {
  const isOperator = Boolean(useAtomValue(session.userAtom)?.impersonation);
  // Whoever comes back to the page tries again: a mark that stays is not worth a message.
  const marking = useOperation('markTicketRead', { onFailure: console.error });
  const mark = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void marking.run({ query: { id } });
  });

  // Another answer is read anew, though the ticket was unread already.
  const news = unread && !isOperator ? `${id} ${updatedAt}` : null;
  useEffect(() => {
    if (news === null) return;
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [news]);
}
