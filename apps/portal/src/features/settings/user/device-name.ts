import type { Device } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { sessionMessages as m } from './sessions.messages.ts';

/** "Firefox on Linux", as far as it is known. */
export function useDeviceName(): (device: Device) => string {
  const { formatMessage } = useIntl();
  return ({ browser, system }) => {
    if (browser && system) return formatMessage(m.deviceOn, { browser, system });
    return browser ?? system ?? formatMessage(m.unknownDevice);
  };
}
