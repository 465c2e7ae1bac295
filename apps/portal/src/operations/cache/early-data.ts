import { onHydrated } from '../../platform/prerendered.ts';

declare global {
  interface Window {
    /** What boot.js has asked the API for, beside the scripts, by address. */
    porticoEarly?: Map<string, { readonly token: string; readonly locale: string; readonly answer: Promise<Response> }>;
  }
}

/** Whatever the screen has not asked for by then is nobody's any more. */
const forgetAfterMs = 2000;

onHydrated(() => void setTimeout(() => delete window.porticoEarly, forgetAfterMs));

/** As fetch, but what is on its way already is not asked for again: once, for whom and in the language in which it was asked for. */
export function fetchUnlessEarly(request: Request): Promise<Response> {
  const early = window.porticoEarly?.get(request.url);
  if (early === undefined || request.method !== 'GET') return fetch(request);
  window.porticoEarly?.delete(request.url);
  const { headers } = request;
  if (headers.get('authorization') !== `Bearer ${early.token}` || headers.get('accept-language') !== early.locale) return fetch(request);
  // Where it did not come through, the call is made as if nothing had been.
  return early.answer.catch(() => fetch(request));
}
