import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether everything is looked at, as before a release, or what a day's change can break. */
    fullRun: boolean;
  }
}

export const isFullRun = inject('fullRun');
