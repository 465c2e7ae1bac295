import { whenStarted } from '../../platform/first-render.ts';

declare global {
  interface Window {
    /** Requests that boot.ts started while the scripts loaded, by URL. */
    porticoEarly?: Map<string, { readonly token: string; readonly locale: string; readonly answer: Promise<Response> }>;
  }
}

/** How long an early answer waits for a screen to use it. */
const forgetAfterMs = 2000;

void whenStarted().then(() => setTimeout(() => delete window.porticoEarly, forgetAfterMs));

/** Like fetch, but uses an early request that boot.ts sent for the same user and language. Each is used once. An adapter replaces it. */
export function fetchUnlessEarly(request: Request): Promise<Response> {
  const early = window.porticoEarly?.get(request.url);
  if (early === undefined || request.method !== 'GET') return fetch(request);
  window.porticoEarly?.delete(request.url);
  const { headers } = request;
  if (headers.get('authorization') !== `Bearer ${early.token}` || headers.get('accept-language') !== early.locale) return fetch(request);
  // If the early request failed, the call is made normally.
  return early.answer.catch(() => fetch(request));
}
