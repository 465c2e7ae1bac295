import { loadTexts } from '../../../platform/locale.ts';
import { store } from '../../../platform/store.ts';

/** Loads the texts of services beside code that shows them. */
export async function withServiceTexts<Module>(code: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([code, loadTexts(store, 'service')]);
  return module;
}
