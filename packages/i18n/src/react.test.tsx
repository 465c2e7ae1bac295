import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPorticoIntl } from './create-intl.ts';
import { IntlProvider, useIntl, useLocale } from './react.tsx';
import { useFormatters } from './use-formatters.ts';

const welcome = { id: 'auth.new-here', defaultMessage: 'New here? <link>Create an account</link>' };

function Sample() {
  const { formatMessage } = useIntl();
  const { money } = useFormatters();
  const locale = useLocale();
  return (
    <p lang={locale}>
      {formatMessage(welcome, { link: (chunks: ReactNode) => <b key="link">{chunks}</b> })} {money(12.5)}
    </p>
  );
}

test('one provider supplies messages, links inside them, formats and the language', () => {
  const intl = createPorticoIntl<ReactNode>('ru', { [welcome.id]: 'Впервые здесь? <link>Создайте аккаунт</link>' });
  const html = renderToStaticMarkup(
    <IntlProvider intl={intl}>
      <Sample />
    </IntlProvider>,
  );
  expect(html.replaceAll('\u00a0', ' ')).toBe('<p lang="ru">Впервые здесь? <b>Создайте аккаунт</b> 12,50 €</p>');
});

test('a missing provider throws a clear error', () => {
  expect(() => renderToStaticMarkup(<Sample />)).toThrow(/IntlProvider/);
});
