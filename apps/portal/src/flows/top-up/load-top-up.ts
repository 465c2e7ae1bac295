import { whenOnline } from '@portico/ui/lazily';
import { loadTexts } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

/** Loads the dialog and its texts on demand, for `lazy`. */
export const loadTopUp = whenOnline(async () => {
  const [{ TopUpDialog }] = await Promise.all([import('./top-up-dialog.tsx'), loadTexts(store, 'balance'), loadTexts(store, 'flow')]);
  return TopUpDialog;
});
