import { holdPresses } from './hold-presses.ts';
import type { StartVisit } from './visit.ts';

/** Runs in the head of the document, before there is a body. */
export function boot(startVisit: StartVisit): void {
  const root = document.documentElement;
  const { prerendered: language, prerenderedFor: audience } = root.dataset;
  const { fits, frame, afterPaint } = startVisit(language === undefined ? undefined : { language, audience });
  if (language === undefined) return;
  if (!fits) root.dataset.hidden = '';
  root.dataset.frame = frame;
  // The page is hidden until its end has arrived.
  new MutationObserver((_, observer) => {
    if (!document.getElementById('prerendered-end')) return;
    observer.disconnect();
    const other = document.querySelector<HTMLTemplateElement>(`template[data-frame=${frame}]`);
    if (other) document.getElementById('root')?.replaceChildren(other.content);
    requestAnimationFrame(() => setTimeout(afterPaint));
  }).observe(root, { childList: true, subtree: true });
  holdPresses();
}
