import { StrictMode, useEffect } from 'react';
import type { ReactNode } from 'react';
import { RouterProvider } from '@tanstack/react-router';
import type { RegisteredRouter } from '@tanstack/react-router';
import { Provider, useAtomValue } from 'jotai/react';
import { IntlProvider } from '@portico/i18n/react';
import { LabelsProvider } from '@portico/ui/labels-provider';
import { shownLanguageAtom } from '../platform/locale.ts';
import { showFonts } from '../platform/show-fonts.ts';
import { store } from '../platform/store.ts';
import { vocabulary } from '../platform/vocabulary.messages.ts';

export function App({ router }: { readonly router: RegisteredRouter }) {
  useEffect(() => void showFonts(), []);
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
  return (
    <IntlProvider intl={intl}>
      <LabelsProvider labels={{ cancel: intl.formatMessage(vocabulary.cancel), close: intl.formatMessage(vocabulary.close) }}>
        {children}
      </LabelsProvider>
    </IntlProvider>
  );
}
