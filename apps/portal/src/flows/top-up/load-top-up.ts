import { whenOnline } from '@portico/ui/lazily';
import { loadTexts } from '../../platform/locale.ts';
import { store } from '../../platform/store.ts';

/** The dialog with its words, for `lazy`: it comes when somebody wants to top up. */
export const loadTopUp = whenOnline(async () => {
  const [{ TopUpDialog }] = await Promise.all([import('./top-up-dialog.tsx'), loadTexts(store, 'balance'), loadTexts(store, 'flow')]);
  return TopUpDialog;
});
