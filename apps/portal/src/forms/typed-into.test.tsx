import { expect, test } from 'vitest';
import { initialForm } from './form-state.ts';
import { typedInto } from './typed-into.ts';

function formOf(markup: string): HTMLFormElement {
  const form = new DOMParser().parseFromString(`<form>${markup}</form>`, 'text/html').querySelector('form');
  if (!form) throw new Error('There is no form');
  return form;
}

const initial = () => initialForm({ email: '', accepted: false, country: '' });

test('typed and checked input becomes the form’s values', () => {
  const form = formOf('<input name="email" value="ada@example.com"><input type="checkbox" name="accepted" checked>');
  expect(typedInto(form, initial()).values).toEqual({ email: 'ada@example.com', accepted: true, country: '' });
});

test('an untouched form keeps the identical state object', () => {
  const state = initial();
  expect(typedInto(formOf('<input name="email"><input type="checkbox" name="accepted">'), state)).toBe(state);
});

test('a field whose text differs from its value, and one that is not in the form, are ignored', () => {
  const state = initial();
  expect(
    typedInto(
      formOf('<input name="country" role="combobox" value="Germ"><input name="other" value="x"><button name="email">b</button>'),
      state,
    ),
  ).toBe(state);
});
