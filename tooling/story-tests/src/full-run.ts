import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** True before a release, when everything is checked; false for the daily run. */
    fullRun: boolean;
  }
}

export const isFullRun = inject('fullRun');
