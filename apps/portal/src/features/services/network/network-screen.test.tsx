import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RdnsList } from '@portico/contract';
import { answer, answerRaw, hold, refuse, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';

const list: RdnsList = {
  items: [
    { ip: '192.0.2.7', value: 'web-1.example.com', family: 4 },
    { ip: '2001:db8:40::1', value: 'mail.example.com', family: 6 },
  ],
  ipv6_prefix: '2001:db8:40::/64',
};
const row = (name: RegExp) => page.getByRole('row', { name });

test('the screen shows gateway, netmask, subnet, prefix and reverse DNS names', async () => {
  answer('listRdns', list);
  await openService('/network');
  await expect
    .element(page.getByRole('region', { name: 'Addresses' }))
    .toMatchTextContent(/192\.0\.2\.7.*192\.0\.2\.1.*255\.255\.255\.0.*192\.0\.2\.0\/24.*2001:db8:40::\/64.*fe80::1/);
  await expect.element(row(/2001:db8:40::1/)).toMatchTextContent('mail.example.com');
});

test.each([
  ['en', 'Couldn’t load reverse DNS'],
  ['ru', 'Не удалось загрузить обратный DNS'],
] as const)('the screen says that the names could not be loaded (%s)', async (locale, text) => {
  refuse('listRdns', 422, { code: 'validation_failed' });
  await openService('/network', {}, { locale });
  await expect.element(page.getByText(text)).toBeVisible();
});

test('a name is edited in place, and an invalid one shows its error there', fullOnly, async () => {
  answer('listRdns', list);
  await openService('/network');
  await page.getByRole('button', { name: 'Change the name of 192.0.2.7' }).click();
  const field = page.getByRole('textbox', { name: 'Name of 192.0.2.7' });
  await expect.element(field).toHaveFocus();
  await field.fill('no_name');
  await userEvent.keyboard('{Enter}');
  const text = 'Enter a full hostname in Latin letters, such as web-1.example.com.';
  await expect.element(field).toHaveAccessibleDescription(text);
  await field.fill('New.Example.com.');
  refuse('updateRdns', 422, { code: 'validation_failed', errors: [{ path: 'value', code: 'hostname_invalid', params: {} }] });
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(text);
  expect(sent('updateRdns')[0]?.body).toEqual({ ip: '192.0.2.7', value: 'new.example.com' });
  const changed = { ...list, items: list.items.map((item) => (item.family === 4 ? { ...item, value: 'new.example.com' } : item)) };
  answer('updateRdns', changed);
  answer('listRdns', changed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(row(/192\.0\.2\.7/)).toMatchTextContent('new.example.com');
});

test('a name is removed without a confirmation, and one press restores it', async () => {
  answer('listRdns', list);
  await openService('/network');
  const without = { ...list, items: list.items.slice(0, 1) };
  await expect.element(row(/2001:db8:40::1/)).toBeVisible();
  answer('removeRdns', without);
  answer('listRdns', without);
  await page.getByRole('button', { name: 'Remove the name of 2001:db8:40::1' }).click();
  await expect.element(row(/2001:db8:40::1/)).not.toBeInTheDocument();
  answer('addRdns', list);
  answer('listRdns', list);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row(/2001:db8:40::1/)).toBeVisible();
  expect(sent('addRdns')[0]?.body).toEqual({ records: [{ suffix: '::1', value: 'mail.example.com' }] });
});

test.each([
  ['en', 'Remove the name of 192.0.2.7', 'Couldn’t remove the name. Later.'],
  ['ru', 'Удалить имя 192.0.2.7', 'Не удалось удалить имя. Later.'],
] as const)('the screen says that a name could not be removed (%s)', fullOnly, async (locale, name, text) => {
  answer('listRdns', list);
  await openService('/network', {}, { locale });
  refuse('removeRdns', 503, { code: 'unavailable', message: 'Later.' });
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByText(text)).toBeVisible();
});

test('pasting lines adds several names, and duplicates in any notation and invalid suffixes show errors at their rows', async () => {
  answer('listRdns', list);
  await openService('/network');
  await page.getByRole('button', { name: 'Add IPv6 name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add IPv6 names' });
  const suffix = (number: number) => dialog.getByRole('group', { name: `Name ${number}`, exact: true }).getByLabelText('Suffix');
  const pasted = new DataTransfer();
  pasted.setData('text', '2001:db8:40::2 a.example.com\n0:0:0:1\tb.example.com\nxyz, c.example.com\n');
  suffix(1)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.element(suffix(3)).toHaveValue('xyz');
  await expect.element(suffix(1)).toHaveValue('::2');
  await dialog.getByRole('button', { name: 'Add 3 names' }).click();
  await expect.element(suffix(2)).toHaveAccessibleDescription('This address already has a record.');
  await expect.element(suffix(3)).toHaveAccessibleDescription('Use only hexadecimal characters and colons, such as ::1.');
  expect(sent('addRdns')).toEqual([]);
  await suffix(2).fill('3');
  await dialog.getByRole('button', { name: 'Remove name 3' }).click();
  refuse('addRdns', 422, { code: 'validation_failed', errors: [{ path: 'records.1.suffix', code: 'duplicate_address', params: {} }] });
  await dialog.getByRole('button', { name: 'Add 2 names' }).click();
  await expect.element(suffix(2)).toHaveAccessibleDescription('This address already has a record.');
  answer('addRdns', list);
  await suffix(2).fill('4');
  await dialog.getByRole('button', { name: 'Add 2 names' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent('addRdns').at(-1)?.body).toEqual({
    records: [
      { suffix: '::2', value: 'a.example.com' },
      { suffix: '4', value: 'b.example.com' },
    ],
  });
});

test('a name can be added only once the names have loaded, so that no dialog opens later by itself', fullOnly, async () => {
  const answered = Promise.withResolvers<void>();
  answer('listRdns', list);
  hold('listRdns', answered.promise);
  await openService('/network');
  const add = page.getByRole('button', { name: 'Add IPv6 name' });
  await expect.element(add).toBeDisabled();
  (add.element() as HTMLElement).click();
  answered.resolve();
  await expect.element(row(/2001:db8:40::1/)).toBeVisible();
  await expect.element(add).toBeEnabled();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('every pasted row is kept, and none is added while there are too many', fullOnly, async () => {
  answer('listRdns', list);
  await openService('/network');
  await page.getByRole('button', { name: 'Add IPv6 name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add IPv6 names' });
  const pasted = new DataTransfer();
  pasted.setData('text', Array.from({ length: 101 }, (_, index) => `::${(index + 16).toString(16)} web-${index}.example.com`).join('\n'));
  dialog
    .getByLabelText('Suffix')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Add at most 100 names at a time. Remove 1 row.');
  await dialog.getByRole('button', { name: 'Add 101 names' }).click();
  expect(sent('addRdns')).toEqual([]);
  answer('addRdns', list);
  await dialog.getByRole('button', { name: 'Remove name 101' }).click();
  await dialog.getByRole('button', { name: 'Add 100 names' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent('addRdns').at(-1)?.body).toHaveProperty('records.length', 100);
});

test('a server without IPv6 says why no name can be added', async () => {
  answer('listRdns', { items: list.items.slice(0, 1), ipv6_prefix: null });
  await openService('/network', { ipv6_prefix: null });
  await expect
    .element(page.getByRole('button', { name: 'Add IPv6 name' }))
    .toHaveAccessibleDescription('This server has no IPv6 addresses.');
});

test.each([
  ['en', 'Change the name of 192.0.2.7', 'Save', 'Couldn’t change the name'],
  ['ru', 'Изменить имя 192.0.2.7', 'Сохранить', 'Не удалось изменить имя'],
] as const)('the screen says that a name could not be changed, and keeps the input (%s)', async (locale, change, save, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  answer('listRdns', list);
  answerRaw('updateRdns', 500, 'Internal Server Error');
  await openService('/network', {}, { locale });
  await page.getByRole('button', { name: change }).click();
  await page.getByRole('textbox', { name: /192/ }).fill('new.example.com');
  await page.getByRole('button', { name: save }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /192/ })).toHaveValue('new.example.com');
});

test.each([
  ['en', 'Add IPv6 name', 'Suffix', 'Name', 'Add 1 name', 'Couldn’t add the name'],
  ['ru', 'Добавить имя IPv6', 'Суффикс', 'Имя', 'Добавить 1 имя', 'Не удалось добавить имя'],
] as const)('the row says that its name could not be added (%s)', fullOnly, async (locale, add, suffix, name, submit, text) => {
  answer('listRdns', list);
  refuse('addRdns', 503, { code: 'unavailable', message: 'Later.' });
  await openService('/network', {}, { locale });
  await page.getByRole('button', { name: add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(suffix).fill('::2');
  await dialog.getByLabelText(name, { exact: true }).fill('a.example.com');
  await dialog.getByRole('button', { name: submit }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(`${text}Later.`);
  await expect.element(dialog.getByLabelText(suffix)).toHaveValue('::2');
});
