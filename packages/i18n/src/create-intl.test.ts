import { defineMessages } from './define-messages.ts';
import { expect, test } from 'vitest';
import { createPorticoIntl } from './create-intl.ts';

const messages = defineMessages({
  title: { id: 'cart.title', defaultMessage: 'Cart' },
  count: { id: 'cart.count', defaultMessage: '{count, plural, one {# item} other {# items}}' },
});

test('English needs no catalog', () => {
  const intl = createPorticoIntl('en', {});
  expect(intl.formatMessage(messages.title)).toBe('Cart');
  expect(intl.formatMessage(messages.count, { count: 1200 })).toBe('1,200 items');
});

test('Russian uses its catalog', () => {
  const intl = createPorticoIntl('ru', {
    'cart.title': 'Корзина',
    'cart.count': '{count, plural, one {# позиция} few {# позиции} many {# позиций} other {# позиции}}',
  });
  expect([1, 3, 5, 1.5].map((count) => intl.formatMessage(messages.count, { count }))).toEqual([
    '1 позиция',
    '3 позиции',
    '5 позиций',
    '1,5 позиции',
  ]);
});

test('a missing translation throws', () => {
  expect(() => createPorticoIntl('ru', {}).formatMessage(messages.title)).toThrow(/cart\.title/);
});

test('a missing placeholder value throws', () => {
  expect(() => createPorticoIntl('en', {}).formatMessage(messages.count)).toThrow(/count/);
});
