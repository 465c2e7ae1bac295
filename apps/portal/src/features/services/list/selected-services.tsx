import { Suspense } from 'react';
import { lazily } from '@portico/ui/lazily';
import type { SelectionBarProps } from './selection-bar.tsx';
import { withServiceTexts } from './with-service-texts.ts';

/** The bar and its texts load with the first selected row. */
const SelectionBar = lazily(
  () => withServiceTexts(import('./selection-bar.tsx')),
  (module) => module.SelectionBar,
);

export function SelectedServices(props: SelectionBarProps) {
  // The compiler's caches would outweigh the component in the first load.
  'use no memo';
  return props.selected.size > 0 ? (
    <Suspense>
      <SelectionBar {...props} />
    </Suspense>
  ) : null;
}
