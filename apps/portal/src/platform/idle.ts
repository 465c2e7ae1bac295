const maxMs = 1000;

/** Resolves when the page is idle, or after a short delay in browsers that can't tell. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxMs });
    else setTimeout(resolve, maxMs / 4);
  });
}
