import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react';
import type { Labels } from './english-labels.ts';

/** Empty, because each component has its English text inline, so that an app loads only the texts of what it uses. */
const LabelsContext = createContext<Partial<Labels>>({});

export interface LabelsProviderProps {
  /** In the reader's language; those left out are the surrounding provider's, or English. */
  labels: Partial<Labels>;
  children: ReactNode;
}

/** Says once for all components in it what their parts are called, so that no `closeLabel` has to be passed. A prop still wins. */
export function LabelsProvider({ labels, children }: LabelsProviderProps): ReactElement {
  const surrounding = use(LabelsContext);
  const value = useMemo(() => ({ ...surrounding, ...labels }), [surrounding, labels]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

export function useLabels(): Partial<Labels> {
  return use(LabelsContext);
}
