import '@portico/ui/tokens.css';
import '@portico/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createPortalRouter, startRouter } from './router.tsx';
import { startLocale } from './platform/locale.ts';
import { store } from './platform/store.ts';
import { startTheme } from './platform/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');

startTheme(store, localStorage);
// Without a network a missing chunk is no sign of a newer release: reloading for one would leave the browser's own error page.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine) Object.assign(event.payload, { message: `Offline: ${event.payload.message}` });
});

/** A function, since an await at the top of a module keeps the bundler from joining chunks. */
async function start(container: HTMLElement): Promise<void> {
  await startLocale(store, localStorage);
  const router = createPortalRouter();
  startRouter(router);
  createRoot(container).render(<App router={router} />);
}

void start(root);
