import { fullOnly } from '@portico/test-depth/daily-if';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, hold, refuse, sent } from '../../../../test/network.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { pageOf, sampleService, sampleTicket, sampleUser } from '../../../../test/samples.ts';
import { session, store } from '../../../platform/store.ts';

const subject = () => page.getByRole('textbox', { name: 'Subject' });
const description = () => page.getByRole('textbox', { name: 'Description' });
const send = () => page.getByRole('button', { name: 'Send ticket' });

beforeEach(() => {
  localStorage.clear();
  answer('listServices', pageOf(sampleService));
  answer('listFaq', { categories: [], items: [] });
  answer('getFileLimits', { attachment_max_bytes: 2_000_000, attachments_per_message: 5, types: ['image/png'] });
});

test('the form sends a ticket about a service with one idempotency key, and leads to it', async () => {
  answer('createTicket', { status: 'success', message: 'Open', ticket_id: 512 });
  answer('getTicket', sampleTicket);
  const portal = await openPortal('/supports/create-ticket');
  await page.getByRole('radio', { name: /Finance/ }).click();
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'web-1.example.com · VPS NVMe 8' }).click();
  await subject().fill('  Reverse DNS  ');
  await description().fill('First line\n\nsecond line');
  await send().click();
  await expect.poll(portal.address).toBe('/supports/tickets/512');
  const [request] = sent('createTicket');
  expect(request?.body).toEqual({
    department: 'finance',
    service_id: 31,
    subject: 'Reverse DNS',
    description: 'First line\n\nsecond line',
    attachments: [],
  });
  expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/u);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('portico.draft'))).toEqual([]);
});

test('the fields stay where they are when services and limits have loaded', async () => {
  const loading = Promise.withResolvers<undefined>();
  hold('listServices', loading.promise);
  hold('getFileLimits', loading.promise);
  await openPortal('/supports/create-ticket');
  await expect.element(send()).toBeVisible();
  const { top } = send().element().getBoundingClientRect();
  loading.resolve(undefined);
  await page.getByRole('combobox', { name: 'Service' }).click();
  await expect.element(page.getByRole('option', { name: 'web-1.example.com · VPS NVMe 8' })).toBeVisible();
  await expect.element(page.getByText('JPG, PNG or GIF, up to 2 MB each, at most 5 images.')).toBeVisible();
  expect(send().element().getBoundingClientRect().top).toBe(top);
});

test('the form shows errors at their fields, counts characters, and sends nothing', async () => {
  await openPortal('/supports/create-ticket');
  await subject().fill('Abcd');
  await expect.element(page.getByText('4 of 60', { exact: true })).toBeVisible();
  // Clicking makes the error appear above the button, and the click still counts.
  await send().click();
  await expect.element(page.getByText('Enter at least 5 characters.')).toBeVisible();
  await expect.element(page.getByRole('radiogroup', { name: 'Department' })).toMatchTextContent(/Choose a department\./);
  await expect.element(description()).toHaveAttribute('aria-invalid', 'true');
  await subject().fill('x'.repeat(61));
  await expect.element(page.getByText('Enter at most 60 characters.')).toBeVisible();
  expect(sent('createTicket')).toHaveLength(0);
});

test('a refusal by the server shows at its field, and the input is kept', async () => {
  refuse('createTicket', 422, { code: 'validation_failed', errors: [{ path: 'subject', code: 'too_long', params: { max: 60 } }] });
  await openPortal('/supports/create-ticket', { locale: 'ru' });
  await page.getByRole('radio', { name: /Техподдержка/ }).click();
  await page.getByRole('textbox', { name: 'Тема' }).fill('Обратная запись');
  await page.getByRole('textbox', { name: 'Описание' }).fill('Какое имя у адреса?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect.element(page.getByText('Введите не больше 60 символов.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Описание' })).toHaveValue('Какое имя у адреса?');
});

test('a reload restores the draft, only for the user who wrote it', async () => {
  await openPortal('/supports/create-ticket');
  await page.getByRole('radio', { name: /Support/ }).click();
  await subject().fill('Half a subj');
  await description().fill('Half a');
  expect(JSON.parse(localStorage.getItem('portico.draft.7.ticket') ?? '{}')).toMatchObject({ subject: 'Half a subj' });
  document.body.replaceChildren();
  await openPortal('/supports/create-ticket');
  await expect.element(subject()).toHaveValue('Half a subj');
  await expect.element(page.getByRole('radio', { name: /Support/ })).toBeChecked();
  store.set(session.userAtom, { ...sampleUser, id: 8 });
  await expect.element(subject()).toHaveValue('');
  store.set(session.userAtom, sampleUser);
  await expect.element(description()).toHaveValue('Half a');
});

test('a draft ends with the session of a user whose API does not name users', async () => {
  const unnamed = { ...sampleUser, id: 0 };
  await openPortal('/supports/create-ticket', { user: unnamed });
  await subject().fill('Half a subj');
  expect(localStorage.getItem('portico.draft.0.ticket')).toContain('Half a subj');
  store.set(session.clearAtom);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem('portico.draft.0.ticket')).toBeNull();
  document.body.replaceChildren();
  await openPortal('/supports/create-ticket', { user: { ...unnamed, firstname: 'Lena' } });
  await expect.element(subject()).toHaveValue('');
});

test('a failure keeps the draft and shows a message', fullOnly, async () => {
  refuse('createTicket', 500, { code: 'internal_error', message: 'Out of order.' });
  await openPortal('/supports/create-ticket');
  await page.getByRole('radio', { name: /Support/ }).click();
  await subject().fill('A whole subject');
  await description().fill('A whole description');
  await send().click();
  await expect.element(page.getByText('Out of order.')).toBeVisible();
  expect(localStorage.getItem('portico.draft.7.ticket')).toContain('A whole subject');
});

test('a user without services is not asked for one', async () => {
  answer('listServices', pageOf());
  await openPortal('/supports/create-ticket');
  await expect.element(send()).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Service' })).not.toBeInTheDocument();
});

test('a user without access to services is not asked for one', async () => {
  const user = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, services: 'none' as const } };
  await openPortal('/supports/create-ticket');
  store.set(session.userAtom, user);
  await expect.element(page.getByRole('combobox', { name: 'Service' })).not.toBeInTheDocument();
});

test('a draft about a service is sent without it once its user has no access to services', async () => {
  const draft = { subject: 'Reverse DNS', description: 'Which name?', department: 'support', service_id: '31' };
  localStorage.setItem('portico.draft.7.ticket', JSON.stringify(draft));
  answer('createTicket', { status: 'success', message: 'Open', ticket_id: 512 });
  answer('getTicket', sampleTicket);
  const user = { ...sampleUser, is_main: false, roles: { ...sampleUser.roles, services: 'none' as const } };
  await openPortal('/supports/create-ticket', { user });
  await send().click();
  await expect.poll(() => sent('createTicket').map(({ body }) => body)).toMatchObject([{ service_id: null }]);
});

test('a draft about a service shows it while the list of services has failed', async () => {
  localStorage.setItem('portico.draft.7.ticket', JSON.stringify({ service_id: '31' }));
  refuse('listServices', 422, { code: 'validation_failed' });
  await openPortal('/supports/create-ticket');
  await expect.element(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Service 31');
});

function keepImages(count: number): void {
  const images = Array.from({ length: count }, (_, index) => ({
    key: `k${index}`,
    name: `${index}.png`,
    bytes: 9,
    id: `i${index}`,
    previewUrl: '/',
  }));
  const draft = { subject: 'Reverse DNS', description: 'Which name?', department: 'support', attachments: JSON.stringify(images) };
  localStorage.setItem('portico.draft.7.ticket', JSON.stringify(draft));
}

test.each([
  ['en', 'Send ticket', 'A message can have at most 5 images. Remove some of them.'],
  ['ru', 'Отправить', 'В сообщении может быть не больше 5 изображений. Уберите лишние.'],
] as const)('a draft with more images than a message can have keeps them and says so (%s)', async (locale, button, text) => {
  keepImages(6);
  const error = { path: 'attachments', code: 'too_long', params: { max: 5 } } as const;
  refuse('createTicket', 422, { code: 'validation_failed', errors: [error] });
  await openPortal('/supports/create-ticket', { locale });
  await page.getByRole('button', { name: button }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(sent('createTicket')).toEqual([]);
  expect(localStorage.getItem('portico.draft.7.ticket')).toContain('5.png');
});

test('images over a limit that failed to load are kept', fullOnly, async () => {
  keepImages(4);
  refuse('getFileLimits', 403, { code: 'not_allowed' });
  answer('removeFile', { status: 'success', message: 'Removed' });
  const error = { path: 'attachments', code: 'too_long', params: { max: 3 } } as const;
  refuse('createTicket', 422, { code: 'validation_failed', errors: [error] });
  await openPortal('/supports/create-ticket');
  await page.getByRole('button', { name: 'Send ticket' }).click();
  await expect.element(page.getByText('A message can have at most 3 images. Remove some of them.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove 3.png' }).click();
  answer('createTicket', { status: 'success', message: 'Open', ticket_id: 512 });
  answer('getTicket', sampleTicket);
  await page.getByRole('button', { name: 'Send ticket' }).click();
  await expect.poll(() => sent('createTicket').at(-1)?.body).toMatchObject({ attachments: ['i0', 'i1', 'i2'] });
});
