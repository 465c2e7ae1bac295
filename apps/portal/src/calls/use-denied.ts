import { useAtomValue } from 'jotai/react';
import { useIntl } from '@portico/i18n/react';
import { session } from '../platform/store.ts';
import { denialOf } from './rights.ts';
import type { GuardedAction } from './rights.ts';
import { areaMessages, rightsMessages as m } from './rights.messages.ts';

/** Why the reader may not do something, as a sentence for a button's `disabledReason`; undefined where they may. */
export function useDenied(action: GuardedAction): string | undefined {
  return useDenials()(action);
}

/** The same for whoever asks about several things. */
export function useDenials(): (action: GuardedAction) => string | undefined {
  const { formatMessage } = useIntl();
  const user = useAtomValue(session.userAtom);
  return (action) => {
    const denial = denialOf(user, action);
    switch (denial?.by) {
      case 'area':
        return formatMessage(m.area, { area: formatMessage(areaMessages[denial.area]) });
      case 'main':
        return formatMessage(m.main);
      case 'operator':
        return formatMessage(m.operator);
      case 'read-only-operator':
        return formatMessage(m.readOnlyOperator);
      case undefined:
        return undefined;
    }
  };
}
