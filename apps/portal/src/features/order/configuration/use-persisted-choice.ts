import { useEffect, useEffectEvent } from 'react';
import type { PlanConfiguration } from '@portico/contract';
import type { ConfigurationChoice } from '@portico/pricing/price-configuration';
import type { OrderSearch, OrderSearchChange } from '../order-search.ts';
import { searchOfChoice } from './configuration-choice.ts';

/** Waits for a pause in typing, because browsers limit how often an address may change. */
const pauseMs = 150;

type Kept = { readonly configuration: PlanConfiguration; readonly search: OrderSearch; readonly onSearchChange: OrderSearchChange };

/** Writes the choice into the URL, shortly after each change and before the field loses focus. */
export function usePersistedChoice(choice: ConfigurationChoice, { configuration, search, onSearchChange }: Kept): void {
  const chosen = searchOfChoice(configuration, choice);
  const wanted = JSON.stringify([chosen.period, chosen.options]);
  const kept = JSON.stringify([search.period, search.options]);
  const keep = useEffectEvent(() => onSearchChange({ ...search, ...chosen }, { replace: true, unlessLeaving: true }));

  useEffect(() => {
    if (wanted === kept) return;
    const timer = setTimeout(() => void keep(), pauseMs);
    // Leaving a field ends the typing, and a reload may follow.
    const persistNow = () => {
      clearTimeout(timer);
      void keep();
    };
    addEventListener('focusout', persistNow, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', persistNow);
    };
  }, [wanted, kept]);
}
