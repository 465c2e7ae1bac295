import type { Action, ActionError, Language } from '@portico/contract';
import { sentence } from '../messages/messages.ts';

/** An action at one moment. Its error is a code, translated for each reader. */
export type ActionSnapshot = Omit<Action, 'error'> & { error: ActionError['code'] | null };

export function presentSnapshot(snapshot: ActionSnapshot, locale: Language): Action {
  const { error: code } = snapshot;
  return { ...snapshot, error: code === null ? null : { code, message: actionErrorMessage(code, locale) } };
}

export function actionErrorMessage(code: ActionError['code'], locale: Language): string {
  return sentence(locale, `service.error.${code}`);
}
