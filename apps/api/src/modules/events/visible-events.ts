import type { StreamEvent } from '@portico/contract';
import { hasRight, type Area, type Holder } from '../../operations/right.ts';

type Kind = StreamEvent['type'] extends `${infer Start}.${string}` ? Start : never;

/** Whose right it takes to be told, by the first word of the type; null: everybody's. */
const areas = {
  account: null,
  invoice: 'billing',
  payment: 'billing',
  service: 'services',
  ticket: 'support',
  action: 'services',
} as const satisfies Record<Kind, Area | null>;

// The types of the contract have two words.
const areaOf = ({ type }: StreamEvent) => areas[type.split('.', 1)[0] as Kind];

/** Those that the user has a right to. A change of rights is an event itself, after which they are read anew. */
export async function* visibleEvents(
  events: AsyncIterable<StreamEvent>,
  atFirst: Holder,
  readRights: () => Promise<Holder | undefined>,
): AsyncGenerator<StreamEvent> {
  let holder = atFirst;
  for await (const event of events) {
    const area = areaOf(event);
    if (event.type === 'account.changed') holder = (await readRights()) ?? holder;
    if (area === null || hasRight(holder, { area, level: 'read' })) yield event;
  }
}
