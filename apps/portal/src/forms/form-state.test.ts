import { describe, expect, expectTypeOf, it } from 'vitest';
import type { FieldError } from '@portico/contract';
import { appendRow, changeValue, errorAt, initialForm, refuse, removeRow, touch, valueAt } from './form-state.ts';
import type { FieldPath, ValueAt } from './form-state.ts';

type Values = { email: string; options: Record<string, string | number>; contacts: { phone: string; tags: string[] }[] };

const values: Values = {
  email: '',
  options: { os: 'debian-13' },
  contacts: [
    { phone: '1', tags: [] },
    { phone: '2', tags: ['home'] },
    { phone: '3', tags: [] },
  ],
};
const error = (path: string): FieldError => ({ path, code: 'required', params: {} });

describe('form values', () => {
  it('values change at any depth, and the previous ones stay unchanged', () => {
    const state = initialForm(values);
    expect(changeValue(state, 'email', 'a@b.co').values.email).toBe('a@b.co');
    expect(changeValue(state, 'options.hostname', 'web-1').values.options).toEqual({ os: 'debian-13', hostname: 'web-1' });
    const deep = changeValue(state, 'contacts.1.tags.0', 'work').values;
    expect(deep.contacts[1]).toEqual({ phone: '2', tags: ['work'] });
    expect(deep.contacts[0]).toBe(values.contacts[0]);
    expect(values.contacts[1]?.tags).toEqual(['home']);
  });

  it('values are found by their paths, and a missing one is undefined', () => {
    expect(valueAt(values, 'contacts.2.phone')).toBe('3');
    expect([valueAt(values, 'contacts.7.phone'), valueAt(values, 'email.length.x')]).toEqual([undefined, undefined]);
  });

  it('the compiler checks the paths of values', () => {
    expectTypeOf<'options.os' | 'contacts.0.phone' | 'email'>().toExtend<FieldPath<Values>>();
    expectTypeOf<'emial'>().not.toExtend<FieldPath<Values>>();
    expectTypeOf<'contacts.0.fax'>().not.toExtend<FieldPath<Values>>();
    expectTypeOf<ValueAt<Values, 'contacts.0.phone'>>().toEqualTypeOf<string>();
    expectTypeOf<ValueAt<Values, 'options.os'>>().toEqualTypeOf<string | number | undefined>();
  });
});

describe('form errors', () => {
  const issues = [error('email'), error('contacts.1.phone')];

  it('a form error shows once its field is touched or the form is submitted', () => {
    const state = initialForm(values);
    expect(errorAt(state, issues, 'email')).toBeUndefined();
    expect(errorAt(touch(state, 'email'), issues, 'email')).toEqual(error('email'));
    expect(errorAt(touch(state, 'email'), issues, 'contacts.1.phone')).toBeUndefined();
    expect(errorAt({ ...state, submitted: true }, issues, 'contacts.1.phone')).toEqual(error('contacts.1.phone'));
  });

  it('a server error shows at once, before the form’s own, until its field changes', () => {
    const refused: FieldError = { path: 'email', code: 'email_invalid', params: {} };
    const state = refuse(touch(initialForm(values), 'email'), [refused, error('options.os')]);
    expect(errorAt(state, issues, 'email')).toEqual(refused);
    const changed = changeValue(state, 'email', 'x');
    expect(errorAt(changed, [], 'email')).toBeUndefined();
    expect(errorAt(changed, [], 'options.os')).toEqual(error('options.os'));
  });

  it('a server error below a value disappears when the whole value changes', () => {
    const state = refuse(initialForm(values), [error('options.os')]);
    expect(changeValue(state, 'options', {}).serverErrors).toEqual([]);
  });

  it('a server error without a field in the form is not stored', () => {
    const state = refuse(initialForm(values), [error('captcha'), error(''), error('nowhere.os'), error('options.hostname')]);
    expect(state.serverErrors).toEqual([error('options.hostname')]);
  });
});

describe('form lists', () => {
  it('a list grows at its end', () => {
    const row = { phone: '4', tags: [] };
    expect(appendRow(initialForm(values), 'contacts', row).values.contacts).toEqual([...values.contacts, row]);
  });

  it('removing a row drops its state, and the rows after it keep theirs', () => {
    const state = refuse(touch(touch(touch(initialForm(values), 'contacts.1.phone'), 'contacts.2.phone'), 'email'), [
      error('contacts.0.phone'),
      error('contacts.1.phone'),
      error('contacts.2.phone'),
    ]);
    const removed = removeRow(state, 'contacts', 1);
    expect(removed.values.contacts.map(({ phone }) => phone)).toEqual(['1', '3']);
    expect([...removed.touched]).toEqual(['contacts.1.phone', 'email']);
    expect(removed.serverErrors).toEqual([error('contacts.0.phone'), error('contacts.1.phone')]);
  });
});
