/** Prerenders pages in every language during the build. `build/run-prerender.ts` runs it outside of a browser. */
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
  /** The page by frame. Guest pages have no frame, and their markup is in `open`. */
  readonly html: Readonly<Partial<Record<Frame, string>>> & { readonly open: string };
  readonly forUser: boolean;
  /** The paths of its first API calls. */
  readonly calls: readonly string[];
  /** Ids of its routes, and the catalog parts that they load. */
  readonly routes: readonly string[];
  readonly texts: readonly string[];
};

/** The options of a route of any kind, which the router does not type. */
type AnyRouteWithData = { readonly id: string; readonly options: { readonly staticData?: StaticDataRouteOption } };

type Asked = { readonly calls: string[]; readonly texts: string[] };

const nowhere = 'http://nowhere.invalid';

/** A router context that records API calls and texts instead of loading them. */
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
  // The content security policy blocks inline scripts and styles.
  if (/<script|<style|\sstyle=/u.test(html)) throw new Error(`${path} was prerendered with a script or a style in the page`);
  const title = { id };
  const routes = router.state.matches.map(({ routeId }) => routeId);
  return { path, locale, title: store.get(shownLanguageAtom).intl.formatMessage(title), html, forUser, ...asked, routes };
}

/** Prerenders a page for one frame. `run-prerender.ts` answers media queries for its width. */
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
 * Prerenders the guest pages below /auth, except those opened by links in mails, and the signed-in pages with a fixed address, without any
 * user's data.
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
