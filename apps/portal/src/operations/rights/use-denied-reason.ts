import { useIntl } from '@portico/i18n/react';
import { useUser } from '../use-user.ts';
import { deniedReason } from './rights.ts';
import type { GuardedAction } from './rights.ts';
import { areaMessages, rightsMessages as m } from './rights.messages.ts';

/** Returns why the reader may not perform an action, for a button's `disabledReason`; undefined if they may. */
export function useDeniedReason(action: GuardedAction): string | undefined {
  return useDeniedReasons()(action);
}

/** The same for several actions. */
export function useDeniedReasons(): (action: GuardedAction) => string | undefined {
  const { formatMessage } = useIntl();
  const user = useUser();
  return (action) => {
    const denied = deniedReason(user, action);
    switch (denied?.by) {
      case 'area':
        return formatMessage(m.area, { area: formatMessage(areaMessages[denied.area]) });
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
