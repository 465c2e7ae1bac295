/** Errors of code or texts that failed to load: the connection was lost, or a newer release removed them. */
const missing = new WeakSet<Error>();
const startedOverKey = 'started-over';

/** Records failed chunks from the bundler's event. */
export function watchMissingCode(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // The router would treat this as a new release and reload; offline, that would show the browser's error page.
    if (!navigator.onLine) Object.assign(payload, { message: `Offline: ${payload.message}` });
  });
}

/** Returns whether reloading may help: not if the last reload was for the same error. */
export function mayLoadAfterReload(error: unknown): boolean {
  return isMissingCode(error) && sessionStorage.getItem(startedOverKey) !== error.message;
}

export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && missing.has(error);
}

/** Resolves to the loaded module, or `null` if it failed. For optional code, which must not reload the page. */
export async function ifLoaded<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (isMissingCode(error)) return null;
    throw error;
  }
}

/** Prefetches code that may be needed soon. A failure only matters once the code is needed. */
export function prefetch(load: () => Promise<unknown>): void {
  void ifLoaded(load());
}

/** For code or texts that the reader requested: reloads if a newer release may have removed them, and logs the error otherwise. */
export function startOverFor(error: unknown, isTyped = false): void {
  if (!isTyped && navigator.onLine && mayLoadAfterReload(error)) startOver(error);
  else console.error(error);
}

/** The same on a guest's page. What was typed there is kept nowhere, so the reader reloads it when they are done. */
export function startOverUnlessTyped(error: unknown): void {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox],[hidden],:autofill)');
  const isTyped = [...fields].some(({ value }) => value);
  startOverFor(error, isTyped);
}

/** Reloads the page and remembers why. */
export function startOver(error: unknown): void {
  if (isMissingCode(error)) sessionStorage.setItem(startedOverKey, error.message);
  location.reload();
}
