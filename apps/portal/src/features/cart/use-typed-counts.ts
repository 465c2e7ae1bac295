import { useState } from 'react';
import { useSetAtom } from 'jotai/react';
import type { CartItem } from '@portico/cart/cart-item';
import { useIntl } from '@portico/i18n/react';
import { issuesOf } from '@portico/validation/issues';
import { itemCountSchema } from '@portico/validation/order';
import { fieldErrorMessages } from '@portico/i18n/field-error.messages';
import { cart } from '../../platform/cart.ts';
import { cartMessages as m } from './cart.messages.ts';

/** Tracks quantities while they are typed. An invalid one stays at its line with an error, and the cart keeps the last valid one. */
export function useTypedCounts(items: readonly CartItem[]) {
  const { formatMessage } = useIntl();
  const setCount = useSetAtom(cart.setCountAtom);
  const [rejected, setRejected] = useState<ReadonlyMap<string, number | null>>(new Map());

  return {
    /** Returns a line's quantity for its field: null while empty, NaN for anything but a number. */
    countOf: ({ id, count }: CartItem): number | null => rejected.get(id) ?? (rejected.has(id) ? null : count),
    errorOf: ({ id }: CartItem): string | undefined => {
      const [issue] = rejected.has(id) ? issuesOf(itemCountSchema, rejected.get(id)) : [];
      if (issue === undefined) return undefined;
      return formatMessage(fieldErrorMessages[issue.code === 'required' ? 'whole_number' : issue.code], { field: '', ...issue.params });
    },
    /** Why the order can't be placed with these quantities. */
    blockedReason: items.some(({ id }) => rejected.has(id)) ? formatMessage(m.fixQuantity) : undefined,
    change: (id: string, count: number | null): void => {
      const others = [...rejected].filter(([one]) => one !== id);
      const isValid = count !== null && issuesOf(itemCountSchema, count).length === 0;
      setRejected(new Map(isValid ? others : [...others, [id, count]]));
      if (isValid) setCount(id, count);
    },
  };
}
