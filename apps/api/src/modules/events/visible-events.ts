import type { StreamEvent } from '@portico/contract';
import { hasRight, type Area, type Holder } from '../../operations/right.ts';

type Kind = StreamEvent['type'] extends `${infer Start}.${string}` ? Start : never;

/** The right that an event requires, by the first word of its type. Null: all users receive it. */
const areas = {
  account: null,
  invoice: 'billing',
  payment: 'billing',
  service: 'services',
  ticket: 'support',
  action: 'services',
} as const satisfies Record<Kind, Area | null>;

// Event types in the contract consist of two words.
const areaOf = ({ type }: StreamEvent) => areas[type.split('.', 1)[0] as Kind];

/**
 * Yields the events that the user may see, until the user is removed. Rights are reloaded on `account.changed`, which is also sent when they
 * change.
 */
export async function* visibleEvents(
  events: AsyncIterable<StreamEvent>,
  atFirst: Holder,
  readRights: () => Promise<Holder | undefined>,
): AsyncGenerator<StreamEvent> {
  let holder = atFirst;
  for await (const event of events) {
    const area = areaOf(event);
    if (event.type === 'account.changed') {
      const now = await readRights();
      // The user was removed, and their session is about to end.
      if (now === undefined) return;
      holder = now;
    }
    if (area === null || hasRight(holder, { area, level: 'read' })) yield event;
  }
}
