import type { StreamEvent } from '@portico/contract';
import { hasRight, type Area, type Holder } from '../../operations/right.ts';

/** Whose right it takes to be told; null: everybody's. */
const areas = {
  'account.changed': null,
  'invoice.changed': 'billing',
  'payment.changed': 'billing',
  'service.changed': 'services',
  'ticket.changed': 'support',
  'action.changed': 'services',
} as const satisfies Record<StreamEvent['type'], Area | null>;

/** Those that the user has a right to. A change of rights is an event itself, after which they are read anew. */
export async function* visibleEvents(
  events: AsyncIterable<StreamEvent>,
  atFirst: Holder,
  readRights: () => Promise<Holder | undefined>,
): AsyncGenerator<StreamEvent> {
  let holder = atFirst;
  for await (const event of events) {
    const area = areas[event.type];
    if (event.type === 'account.changed') holder = (await readRights()) ?? holder;
    if (area === null || hasRight(holder, { area, level: 'read' })) yield event;
  }
}
