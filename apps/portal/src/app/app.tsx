import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider, useAtomValue } from 'jotai/react';
import { IntlProvider } from '@portico/i18n/react';
import { shownLanguageAtom } from '../platform/locale.ts';
import { store } from '../platform/store.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

export function App() {
  return (
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <Language>
            <RouterProvider router={router} />
          </Language>
        </QueryClientProvider>
      </Provider>
    </StrictMode>
  );
}

function Language({ children }: { readonly children: ReactNode }) {
  const { intl } = useAtomValue(shownLanguageAtom);
  return <IntlProvider intl={intl}>{children}</IntlProvider>;
}
