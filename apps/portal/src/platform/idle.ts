const maxMs = 1000;

/** When the page has nothing else to do, or soon. Not every browser tells. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxMs });
    else setTimeout(resolve, maxMs / 4);
  });
}
