import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from '@tanstack/react-router';
import { Provider, useAtomValue } from 'jotai/react';
import { IntlProvider } from '@portico/i18n/react';
import { shownLanguageAtom } from '../platform/locale.ts';
import { store } from '../platform/store.ts';
import type { PortalRouter } from './router.tsx';

export function App({ router }: { readonly router: PortalRouter }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <Language>
          <RouterProvider router={router} />
        </Language>
      </Provider>
    </StrictMode>
  );
}

function Language({ children }: { readonly children: ReactNode }) {
  const { intl } = useAtomValue(shownLanguageAtom);
  return <IntlProvider intl={intl}>{children}</IntlProvider>;
}
