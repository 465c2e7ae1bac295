/** Stands for the provider's name until the server fills it in. */
export const brandToken = '{{brand}}';

type Page = { readonly locale: string; readonly title: string; readonly html: string };

function replaceOnce(html: string, part: string, by: string): string {
  if (html.split(part).length !== 2) throw new Error(`index.html has not exactly one ${part}`);
  return html.replace(part, () => by);
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The portal's page with a guest's page in it. `scripts` are what it needs besides, which nothing names before the first script has run. */
export function drawnPage(template: string, { locale, title, html }: Page, scripts: readonly string[]): string {
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const localized = replaceOnce(template, '<html lang="en">', `<html lang="${locale}" data-drawn="${locale}">`);
  const titled = replaceOnce(localized, '</head>', `<title>${escape(title)} · ${brandToken}</title>${preloads}</head>`);
  return replaceOnce(titled, '<div id="root"></div>', `<div id="root">${html}</div><div id="drawn-whole" hidden></div>`);
}
