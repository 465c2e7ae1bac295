/** Draws pages in every language when the portal is built: `build/run-prerender.ts` runs it outside of a browser. */
import { createMemoryHistory } from '@tanstack/react-router';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { createApiClient } from '@portico/api-client/api-client';
import type { ReadId } from '@portico/api-client/operation-types';
import { locales } from '@portico/i18n/locale';
import type { Locale } from '@portico/i18n/locale';
import { App } from './app/app.tsx';
import type { RouterContext } from './app/router-context.ts';
import { sidebarCookie } from './app/shell/sidebar-cookie.ts';
import { accountQuery } from './operations/account.queries.ts';
import type { Frame } from './platform/prerendered.ts';
import { changeLocale, loadTexts, shownLanguageAtom, startLocale } from './platform/locale.ts';
import { store } from './platform/store.ts';
import { createPortalRouter } from './router.tsx';

export type PrerenderedPage = {
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  /** The page by its frame; a page of guests has no frame, and is the same in all. */
  readonly html: Readonly<Partial<Record<Frame, string>>> & { readonly open: string };
  readonly forUser: boolean;
  /** What it asks the API first: addresses. */
  readonly calls: readonly string[];
  /** Ids of the routes it is made of, and the parts of the catalog that they load. */
  readonly routes: readonly string[];
  readonly texts: readonly string[];
};

/** What the options of a route of any kind have, which are not typed. */
type AnyRouteWithData = { readonly id: string; readonly options: { readonly staticData?: StaticDataRouteOption } };

type Asked = { readonly calls: string[]; readonly texts: string[] };

const nowhere = 'http://nowhere.invalid';

/** Whoever is signed in, and notes what routes ask for in the place of asking. */
function askingContext({ calls, texts }: Asked, forUser: boolean): RouterContext {
  const note = async ({ url }: Request) => {
    calls.push(url.slice(nowhere.length));
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
  const ask = (key: readonly unknown[]) => void client.call<ReadId>(key[0] as ReadId, { query: key[1] as never });
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

async function prerenderPage(
  path: string,
  locale: Locale,
  forUser: boolean,
): Promise<Omit<PrerenderedPage, 'html'> & { readonly html: string }> {
  const asked: Asked = { calls: [], texts: ['entry'] };
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }));
  router.update({ ...router.options, isServer: true, scrollRestoration: false, context: askingContext(asked, forUser) });
  await router.load();
  const id = router.state.matches.at(-1)?.staticData.title;
  if (id === undefined || router.state.location.pathname !== path) throw new Error(`${path} is no page`);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App router={router} />, { onError: (error) => void failures.push(error) });
  if (failures.length > 0) throw new Error(`${path} could not be prerendered`, { cause: failures[0] });
  const html = await new Response(prelude).text();
  // The policy of the page lets no such thing run or apply.
  if (/<script|<style|\sstyle=/u.test(html)) throw new Error(`${path} was prerendered with a script or a style in the page`);
  const title = { id };
  const routes = router.state.matches.map(({ routeId }) => routeId);
  return { path, locale, title: store.get(shownLanguageAtom).intl.formatMessage(title), html, forUser, ...asked, routes };
}

/** Draws as a browser of that kind would: its width `run-prerender.ts` answers for. */
async function prerenderFrame(frame: Frame, path: string, locale: Locale) {
  Object.assign(document.documentElement.dataset, { frame, prerendered: locale });
  document.cookie = sidebarCookie(frame !== 'collapsed');
  return prerenderPage(path, locale, true);
}

async function prerenderForGuests(path: string, locale: Locale): Promise<PrerenderedPage> {
  const { html, ...page } = await prerenderPage(path, locale, false);
  return { ...page, html: { open: html } };
}

async function prerenderForUser(path: string, locale: Locale): Promise<PrerenderedPage> {
  const [open, ...others] = [
    await prerenderFrame('open', path, locale),
    await prerenderFrame('collapsed', path, locale),
    await prerenderFrame('phone', path, locale),
  ];
  return { ...open, html: { open: open.html, collapsed: others[0].html, phone: others[1].html } };
}

/**
 * The pages below /auth, but those that are for everybody, which the link of a mail opens with what it has to say; and the signed-in ones at a
 * fixed address, with nobody's data.
 */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const { routesByPath } = createPortalRouter(createMemoryHistory());
  const routes = Object.entries(routesByPath) as [string, AnyRouteWithData][];
  const isFixed = (path: string) => !path.includes('$') && !path.endsWith('/');
  const prerenderable = routes.filter(
    ([
      path,
      {
        id,
        options: { staticData },
      },
    ]) => {
      if (!isFixed(path) || !staticData?.title) return false;
      return id.startsWith('/_app/') ? !staticData.beginsWithDraft : path.startsWith('/auth/') && !staticData.forEverybody;
    },
  );
  await startLocale(store, localStorage);
  const pages: PrerenderedPage[] = [];
  for (const locale of locales) {
    await changeLocale(store, locale);
    for (const [path, { id }] of prerenderable)
      pages.push(id.startsWith('/_app/') ? await prerenderForUser(path, locale) : await prerenderForGuests(path, locale));
  }
  return pages;
}
