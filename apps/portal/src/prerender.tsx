/** How the build prerenders pages: which, in which frames, and what each loads. */
import { createMemoryHistory } from '@tanstack/react-router';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createApiClient, needsLaterDefaults } from '@portico/api-client/api-client';
import type { ReadId } from '@portico/api-client/operation-types';
import { operations } from '@portico/contract/operations';
import { locales } from '@portico/i18n/locale';
import type { Locale } from '@portico/i18n/locale';
import type { Page, RenderedPage, Rendering } from '@portico/prerender/vite-plugin';
import { languageFacts } from '@portico/contract/languages';
import { App } from './app/app.tsx';
import type { RouterContext } from './app/router-context.ts';
import { sidebarCookie } from './app/shell/sidebar-cookie.ts';
import { accountQuery } from './operations/account.queries.ts';
import { areaOfPage } from './operations/rights/rights.ts';
import { configuration } from './platform/configuration.ts';
import { changeLocale, loadTexts, shownLanguageAtom, startLocale } from './platform/locale.ts';
import { store } from './platform/store.ts';
import { createPortalRouter } from './router.tsx';

/** The options of a route of any kind, which the router does not type. */
type AnyRouteWithData = { readonly id: string; readonly options: { readonly staticData?: StaticDataRouteOption } };

type Recorded = { readonly operations: ReadId[]; readonly calls: string[]; readonly texts: string[] };

const nowhere = 'http://nowhere.invalid';

/** An adapter translates calls, and the boot script, which sends the first ones early, does not have it. */
const callsEarly = !process.env['PORTICO_ADAPTER'];

/** A router context that records API calls and texts instead of loading them. */
function recordingContext({ operations: called, calls, texts }: Recorded, forUser: boolean): RouterContext {
  const note = async ({ url }: Request) => {
    const call = url.slice(nowhere.length);
    const operation = Object.values(operations).find(({ method, path }) => method === 'get' && path === call.split('?')[0]);
    calls.push(`${operation?.extension ?? ''}:${call}`);
    return new Response('null');
  };
  const client = createApiClient({
    baseUrl: nowhere,
    fetch: note,
    getToken: () => null,
    getLocale: () => '',
    onUnauthorized: () => undefined,
  });
  // The key of a query is the operation and its values: see operation-query.ts.
  const ask = ([id, query]: readonly unknown[]) => {
    called.push(id as ReadId);
    void client.call<ReadId>(id as ReadId, { query: query as never });
  };
  if (forUser) ask(accountQuery().queryKey);
  return {
    isAuthenticated: () => forUser,
    preload: ({ queryKey }) => ask(queryKey),
    loadTexts: (part) => {
      texts.push(part);
      return loadTexts(store, part);
    },
  };
}

/** Returns module id suffixes of what a page imports after its first script: its routes, its texts and what its calls need. */
function laterModules(routes: readonly string[], { operations: called, texts }: Recorded, language: string, forUser: boolean): string[] {
  const files = routes.flatMap((id) => [`/routes${id}.tsx`, `/routes${id}/route.tsx`, `/routes${id}index.tsx`]);
  return [
    ...files.map((file) => `${file}?tsr-split=component`),
    ...texts.map((part) => `/${part}.${language}.js`),
    ...(forUser ? ['/operations/cache/query-client.ts'] : []),
    ...(called.some(needsLaterDefaults) ? ['/generated/later-defaults.ts'] : []),
  ];
}

/** The extensions that prerendered pages show before they have any data. */
const shown = {
  guest: 'passkeys verification-codes',
  user: 'activity faq impersonation notifications passkeys payment-settings people profile services sessions statement tickets traffic',
} as const;

async function render({ path, audience }: Page, language: string): Promise<RenderedPage> {
  const forUser = audience === 'user';
  const recorded: Recorded = { operations: [], calls: [], texts: ['entry'] };
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }));
  router.update({ ...router.options, isServer: true, scrollRestoration: false, context: recordingContext(recorded, forUser) });
  await router.load();
  const id = router.state.matches.at(-1)?.staticData.title;
  if (id === undefined || router.state.location.pathname !== path) throw new Error(`${path} is no page`);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App router={router} />, { onError: (error) => void failures.push(error) });
  if (failures.length > 0) throw new Error(`${path} could not be prerendered`, { cause: failures[0] });
  const title = { id };
  const routes = router.state.matches.map(({ routeId }) => routeId);
  return {
    title: `${store.get(shownLanguageAtom).intl.formatMessage(title)} · ${configuration.brand}`,
    html: await new Response(prelude).text(),
    data: forUser
      ? { calls: callsEarly ? recorded.calls.join(' ') : '', extensions: shown.user, area: areaOfPage(path) ?? '' }
      : { extensions: shown.guest },
    modules: laterModules(routes, recorded, language, forUser),
  };
}

/** The guest pages below /auth, except those opened by links in mails, and the signed-in pages with a fixed address. */
function prerenderedPages(): Page[] {
  const { routesByPath } = createPortalRouter(createMemoryHistory());
  const routes = Object.entries(routesByPath) as [string, AnyRouteWithData][];
  return routes.flatMap(([path, { id, options }]) => {
    const { title, beginsWithDraft, forEverybody } = options.staticData ?? {};
    if (path.includes('$') || path.endsWith('/') || !title) return [];
    if (id.startsWith('/_app/')) return beginsWithDraft ? [] : [{ path, audience: 'user' }];
    return path.startsWith('/auth/') && !forEverybody ? [{ path, audience: 'guest' }] : [];
  });
}

await startLocale(store, localStorage);

const open = { name: 'open', cookie: sidebarCookie(true), matchesMedia: false };

export const rendering: Rendering = {
  languages: locales.map((code) => ({ code, dir: languageFacts[code].dir })),
  pages: prerenderedPages(),
  frames: {
    guest: [open],
    user: [
      open,
      { name: 'collapsed', cookie: sidebarCookie(false), matchesMedia: false },
      { name: 'phone', cookie: sidebarCookie(true), matchesMedia: true },
    ],
  },
  // One of `languages`.
  setLanguage: (language) => changeLocale(store, language as Locale),
  render,
};
