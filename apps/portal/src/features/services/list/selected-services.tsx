import { Suspense } from 'react';
import type { ServiceSummary } from '@portico/contract';
import { lazily } from '@portico/ui/lazily';
import { loadTexts } from '../../../platform/locale.ts';
import { store } from '../../../platform/store.ts';

/** The bar and its texts load with the first selected row. */
const SelectionBar = lazily(
  () => Promise.all([import('./selection-bar.tsx'), loadTexts(store, 'service')]),
  ([module]) => module.SelectionBar,
);

type SelectedServicesProps = {
  /** The loaded rows; actions apply only to these. */
  readonly rows: readonly (ServiceSummary | undefined)[] | undefined;
  readonly selected: ReadonlySet<string>;
  readonly onClear: () => void;
};

export function SelectedServices({ rows, selected, onClear }: SelectedServicesProps) {
  const chosen = selected.size === 0 ? [] : (rows ?? []).flatMap((row) => (row && selected.has(String(row.id)) ? [row] : []));
  if (chosen.length === 0) return null;
  return (
    <Suspense>
      <SelectionBar services={chosen} onClear={onClear} />
    </Suspense>
  );
}
