import { useEffect, useEffectEvent } from 'react';
import type { Ticket } from '@portico/contract';
import { useOperation } from '../../../operations/use-operation.ts';
import { useUser } from '../../../operations/use-user.ts';

/** Marks a ticket read when its newest reply is on the screen and the page is visible. An operator acting as the client marks nothing. */
export function useMarkRead({ id, unread, updated_at: updatedAt }: Ticket): void {
  const isOperator = Boolean(useUser()?.impersonation);
  // The next visit tries again, so a failure needs no message.
  const marking = useOperation('markTicketRead', { onFailure: console.error });
  const mark = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void marking.run({ query: { id } });
  });

  // A new reply is marked again even if the ticket was unread before.
  const news = unread && !isOperator ? `${id} ${updatedAt}` : null;
  useEffect(() => {
    if (news === null) return;
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [news]);
}
