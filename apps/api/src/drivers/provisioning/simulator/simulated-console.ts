import type { ConsoleDriver } from '../console.ts';
import { DriverError } from '../driver-error.ts';

export function createSimulatedConsole(): ConsoleDriver {
  return {
    openConsole: (serviceId) => Promise.reject(new DriverError(`The simulator has no screen of service ${serviceId} yet`)),
  };
}
