import { useEffect, useEffectEvent } from 'react';
import type { PlanConfiguration } from '@portico/contract';
import type { ConfigurationChoice } from '@portico/pricing/price-configuration';
import type { OrderSearch, OrderSearchChange } from '../order-search.ts';
import { searchOfChoice } from './configuration-choice.ts';

/** Waits for a pause in typing, because browsers limit how often an address may change. */
const pauseMs = 150;

type PersistedChoice = {
  readonly configuration: PlanConfiguration;
  readonly search: OrderSearch;
  readonly onSearchChange: OrderSearchChange;
};

/** Writes the choice into the URL, shortly after each change and before the field loses focus. */
export function usePersistedChoice(choice: ConfigurationChoice, { configuration, search, onSearchChange }: PersistedChoice): void {
  const chosen = searchOfChoice(configuration, choice);
  const chosenKey = JSON.stringify([chosen.period, chosen.options]);
  const persistedKey = JSON.stringify([search.period, search.options]);
  const persist = useEffectEvent(() => onSearchChange({ ...search, ...chosen }, { replace: true, unlessLeaving: true }));

  useEffect(() => {
    if (chosenKey === persistedKey) return;
    const timer = setTimeout(() => void persist(), pauseMs);
    // Leaving a field ends the typing, and a reload may follow.
    const persistNow = () => {
      clearTimeout(timer);
      void persist();
    };
    addEventListener('focusout', persistNow, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', persistNow);
    };
  }, [chosenKey, persistedKey]);
}
