import { whenOnline } from '@portico/ui/lazily';
import { loadTexts } from '../../../platform/locale.ts';
import { ifLoaded } from '../../../platform/missing-code.ts';
import { loadToaster } from '../../../platform/notifications.tsx';
import { store } from '../../../platform/store.ts';

const load = whenOnline(async () => (await import('./news.ts')).news);

/** Loads the module that shows actions and their outcomes, which is large because it names every action. Null if it failed to load. */
export const loadNews = () => ifLoaded(load());

/** Prefetched while online, because an action may end just after the connection is lost. */
export async function prepareNews(): Promise<void> {
  await Promise.all([loadNews(), ifLoaded(loadTexts(store, 'news')), ifLoaded(loadToaster())]);
}
