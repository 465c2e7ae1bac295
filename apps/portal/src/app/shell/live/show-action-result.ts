import type { QueryClient } from '@tanstack/react-query';
import type { Action, ActionCommand } from '@portico/contract';
import { createFormatters } from '@portico/i18n/formatters';
import { actionErrorMessages } from '../../../operations/failures/action-error.messages.ts';
import { failureMessages, outcomeMessages as m, successMessages } from '../../../operations/failures/action-outcome.messages.ts';
import { loadTexts, shownLanguageAtom } from '../../../platform/locale.ts';
import { ifLoaded } from '../../../platform/missing-code.ts';
import { notify, powerOfManyFact } from '../../../platform/notifications.tsx';
import { store } from '../../../platform/store.ts';
import { hostnameOf } from './hostname-of.ts';

/** A newer result replaces the toast about the same part of a server: "X is running" replaces "X is stopped". */
const aspects: Partial<Readonly<Record<ActionCommand, string>>> = {
  start: 'power',
  stop: 'power',
  restart: 'power',
  force_off: 'power',
  enable_vnc: 'vnc',
  disable_vnc: 'vnc',
  mount_iso: 'iso',
  unmount_iso: 'iso',
};

type End = { readonly action: Action; readonly hostname: string };

/** Outcomes this close together share a toast: restarting twenty servers must not show twenty toasts. */
const gatherMs = 600;
const ends: End[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the outcome of an action in a toast on any page. A failure that the open service page shows in view gets no toast. */
export async function showActionResult(client: QueryClient, action: Action): Promise<void> {
  const shown = client.getQueryCache().find({ queryKey: ['getAction', { id: action.id }] });
  if (action.status === 'error' && shown?.isActive() && isHeadingInView()) return;
  const [hostname, texts] = await Promise.all([hostnameOf(client, Number(action.resource.id)), ifLoaded(loadTexts(store, 'news'))]);
  // The screen shows the outcome anyway.
  if (texts === null) return;
  ends.push({ action, hostname });
  timer ??= setTimeout(flush, gatherMs);
}

/** The page shows a failure below its heading, which is out of view where the action was started, on a phone above all. */
function isHeadingInView(): boolean {
  return (document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0) > 0;
}

function flush(): void {
  timer = undefined;
  const finished = ends.splice(0);
  showResults(finished.filter(({ action }) => action.status === 'success'));
  showResults(finished.filter(({ action }) => action.status === 'error'));
}

function showResults(finished: readonly End[]): void {
  const [first, ...others] = finished;
  if (!first) return;
  const { intl, locale } = store.get(shownLanguageAtom);
  const succeeded = first.action.status === 'success';
  if (others.length > 0) {
    const hostnames = createFormatters(locale).list(finished.map(({ hostname }) => hostname));
    const text = intl.formatMessage(succeeded ? m.manySucceeded : m.manyFailed, { count: finished.length, hostnames });
    if (succeeded) notify.success(text, undefined, powerOfManyFact);
    else notify.error(text);
    return;
  }
  const { action, hostname } = first;
  const fact = `${aspects[action.command] ?? action.command} of ${action.resource.id}`;
  if (succeeded) {
    notify.success(intl.formatMessage(successMessages[action.command], { hostname }), undefined, fact);
    return;
  }
  const what = intl.formatMessage(failureMessages[action.command], { hostname });
  const why = intl.formatMessage(actionErrorMessages[action.error?.code ?? 'interrupted']);
  notify.error(intl.formatMessage(m.failure, { what, why }), undefined, fact);
}
