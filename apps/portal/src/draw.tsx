/** Draws the pages of guests in every language, when the portal is built: `build/run-drawing.ts` runs it outside of a browser. */
import { createMemoryHistory } from '@tanstack/react-router';
import type { StaticDataRouteOption } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { locales } from '@portico/i18n/locale';
import { App } from './app/app.tsx';
import { changeLocale, shownLanguageAtom, startLocale } from './platform/locale.ts';
import { store } from './platform/store.ts';
import { createPortalRouter } from './router.tsx';

export type DrawnPage = { readonly path: string; readonly locale: string; readonly title: string; readonly html: string };

/** What the options of a route of any kind have, which are not typed. */
type AnyRouteWithData = { readonly options: { readonly staticData?: StaticDataRouteOption } };

async function drawPage(path: string, locale: string): Promise<DrawnPage> {
  const router = createPortalRouter(createMemoryHistory({ initialEntries: [path] }));
  router.update({ ...router.options, isServer: true, scrollRestoration: false });
  await router.load();
  const id = router.state.matches.at(-1)?.staticData.title;
  if (id === undefined) throw new Error(`${path} has no title, so that it is no page`);
  const title = { id };
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App router={router} />, { onError: (error) => void failures.push(error) });
  if (failures.length > 0) throw new Error(`${path} could not be drawn`, { cause: failures[0] });
  const html = await new Response(prelude).text();
  // The policy of the page lets no such thing run or apply.
  if (/<script|<style|\sstyle=/u.test(html)) throw new Error(`${path} was drawn with a script or a style in the page`);
  return { path, locale, title: store.get(shownLanguageAtom).intl.formatMessage(title), html };
}

/** The pages below /auth; but those that are for everybody, which the link of a mail opens with what it has to say. */
export async function drawGuestPages(): Promise<DrawnPage[]> {
  const { routesByPath } = createPortalRouter(createMemoryHistory());
  const paths = Object.entries(routesByPath).filter(
    ([path, { options }]: [string, AnyRouteWithData]) => path.startsWith('/auth/') && !options.staticData?.forEverybody,
  );
  await startLocale(store, localStorage);
  const pages: DrawnPage[] = [];
  for (const locale of locales) {
    await changeLocale(store, locale);
    for (const [path] of paths) pages.push(await drawPage(path, locale));
  }
  return pages;
}
