import { whenOnline } from '@portico/ui/lazily';
import { loadNewsTexts } from './news-texts.ts';
import { loadToaster } from '../../platform/notifications.tsx';

/** What shows an action and tells its end; large for what it says, since it names every action. */
export const loadNews = whenOnline(async () => {
  const [{ followAction }, { tellActive }] = await Promise.all([import('./follow-action.ts'), import('./tell-active.ts')]);
  return { followAction, tellActive };
});

/** Fetched while there is a line: what is told later may end just when it is lost. */
export async function prepareNews(): Promise<void> {
  await Promise.all([loadNews(), loadNewsTexts(), loadToaster()]);
}
