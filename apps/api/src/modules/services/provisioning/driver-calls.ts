import type { App } from '../../../app.ts';

type DriverCalls = { answered: number; failed: number };

/** This process's calls that are about all servers of a driver, by its name. */
const callsByApp = new WeakMap<App, Map<string, DriverCalls>>();

/** Returns the counted calls to each configured driver since this process started. */
export function driverCalls(app: App): ReadonlyMap<string, DriverCalls> {
  const known =
    callsByApp.get(app) ?? new Map([app.defaultDriver, ...app.otherDrivers.keys()].map((name) => [name, { answered: 0, failed: 0 }]));
  callsByApp.set(app, known);
  return known;
}

export function countCall(app: App, driver: string, outcome: keyof DriverCalls): void {
  const calls = driverCalls(app).get(driver);
  if (calls !== undefined) calls[outcome] += 1;
}
