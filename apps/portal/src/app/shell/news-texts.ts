import { loadTexts } from '../../platform/locale.ts';
import { isMissingCode } from '../../platform/missing-code.ts';
import { store } from '../../platform/store.ts';

/**
 * The words in which the end of an action is told. `false` if they did not arrive, which a browser does not mend until the page starts over: then it
 * is not told. It is on the screen all the same, and nobody's page starts over for a toast.
 */
export async function loadNewsTexts(): Promise<boolean> {
  try {
    await loadTexts(store, 'news');
    return true;
  } catch (error) {
    if (isMissingCode(error)) return false;
    throw error;
  }
}
