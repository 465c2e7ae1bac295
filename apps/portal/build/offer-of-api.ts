import type { Plugin } from 'vite';
import { extensions } from '@portico/contract/operations';

/** In development the page says what the proxied API says of itself on its own page, or offers everything. */
export function offerOfApi(api: string): Plugin {
  return {
    name: 'portico:offer-of-api',
    apply: 'serve',
    async transformIndexHtml(html) {
      const offer = (await offerAt(api)) ?? extensions.join(' ');
      return html.replace(/(<meta name="portico-extensions" content=")[^"]*/u, (_whole, before: string) => before + offer);
    },
  };
}

async function offerAt(api: string): Promise<string | undefined> {
  try {
    const page = await (await fetch(api, { headers: { accept: 'text/html' } })).text();
    return /<meta name="portico-extensions" content="([^"]*)/u.exec(page)?.[1];
  } catch {
    // The API is not running yet, or has no page.
    return undefined;
  }
}
