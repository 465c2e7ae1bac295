import type { Device } from '@portico/contract';
import { useIntl } from '@portico/i18n/react';
import { sessionMessages as m } from './sessions.messages.ts';

/** Returns "Firefox on Linux", or the known part of it. */
export function useDeviceName(): (device: Device) => string {
  const { formatMessage } = useIntl();
  return ({ browser, system }) => {
    if (browser && system) return formatMessage(m.deviceOn, { browser, system });
    return browser ?? system ?? formatMessage(m.unknownDevice);
  };
}
