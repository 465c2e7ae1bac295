import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.browser';
import { onTestFinished, expect, test } from 'vitest';

function routerAt(path: string, isServer: boolean) {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/">Home</Link>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Drawn</h1> });
  return createRouter({ routeTree: root.addChildren([page]), history: createMemoryHistory({ initialEntries: [path] }), isServer });
}

async function prerenderInto(container: HTMLElement): Promise<void> {
  const router = routerAt('/', true);
  await router.load();
  const { prelude } = await prerender(<RouterProvider router={router as never} />);
  const prerendered = new DOMParser().parseFromString(await new Response(prelude).text(), 'text/html');
  container.append(...prerendered.body.childNodes);
}

/** `main.tsx` tells the router by `router.ssr`, an undocumented property, that its page was prerendered. */
test.each([
  [true, 0],
  [false, 1],
] as const)('the router hydrates a prerendered page unchanged only if it is marked as prerendered: %s', async (isMarked, errorCount) => {
  const container = document.body.appendChild(document.createElement('div'));
  await prerenderInto(container);
  const heading = container.querySelector('h1');
  const errors: unknown[] = [];
  const router = routerAt('/', false);
  await router.load();
  if (isMarked) router.ssr = { manifest: undefined };
  const root = hydrateRoot(container, <RouterProvider router={router as never} />, { onRecoverableError: (error) => errors.push(error) });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => container.querySelector('a')?.dataset['status']).toBe('active');
  await expect.poll(() => errors.length).toBe(errorCount);
  expect(container.querySelector('h1') === heading).toBe(isMarked);
});
