import { whenOnline } from '@portico/ui/lazily';
import { loadTexts } from '../../../platform/locale.ts';
import { ifLoaded } from '../../../platform/missing-code.ts';
import { loadToaster } from '../../../platform/notifications.tsx';
import { store } from '../../../platform/store.ts';

const load = whenOnline(async () => (await import('./news.ts')).news);

/** What shows an action and tells its end; large for what it says, since it names every action. `null` if it did not arrive. */
export const loadNews = () => ifLoaded(load());

/** Fetched while there is a line: what is told later may end just when it is lost. */
export async function prepareNews(): Promise<void> {
  await Promise.all([loadNews(), ifLoaded(loadTexts(store, 'news')), ifLoaded(loadToaster())]);
}
