/** Code or words of a screen that did not arrive: the line was lost on the way, or a newer release no longer has them. */
const missing = new WeakSet<Error>();
const startedOverKey = 'started-over';

/** Remembers what could not be fetched, as the bundler tells it. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // The router takes it for a newer release and reloads: without a line that would leave the browser's own error page.
    if (!navigator.onLine) Object.assign(payload, { message: `Offline: ${payload.message}` });
  });
}

/** Whether a page that starts over may have it: not if the one before did so for the same. */
export function mayLoadAfterReload(error: unknown): boolean {
  return isMissingCode(error) && sessionStorage.getItem(startedOverKey) !== error.message;
}

export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && missing.has(error);
}

/** What was loaded, or `null` if it did not arrive: for what nobody waits for, since no page starts over for that. */
export async function ifLoaded<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (isMissingCode(error)) return null;
    throw error;
  }
}

/** Fetches what may be wanted soon. Whether it arrived matters only to who asks for it then. */
export function prefetch(load: () => Promise<unknown>): void {
  void ifLoaded(load());
}

/** Fetches everything anew. */
export function startOver(error: unknown): void {
  if (isMissingCode(error)) sessionStorage.setItem(startedOverKey, error.message);
  location.reload();
}
