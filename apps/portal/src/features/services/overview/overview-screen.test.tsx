import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, sent } from '../../../../test/network.ts';
import { openService } from '../../../../test/open-service.ts';
import { runningAction } from '../../../../test/service-samples.ts';

const card = (name: string) => page.getByRole('region', { name });

test('the overview shows traffic totals, the month’s usage, load and uptime', async () => {
  await openService('');
  await expect.element(card('Traffic, last 48 hours')).toMatchTextContent(/1\.42 TB of 20 TB used.*Out1\.01 TB.*In412 GB/);
  await expect.element(page.getByRole('slider', { name: 'Traffic, last 48 hours' })).toBeInTheDocument();
  await expect.element(card('Load')).toMatchTextContent(/Up for 10 days.*CPU12\.5%.*Memory41%.*Disk63%/);
});

test('the overview formats amounts for Russian readers', async () => {
  await openService('', {}, { locale: 'ru' });
  await expect.element(card('Трафик за 48 часов')).toMatchTextContent(/Израсходовано 1,42\sТБ из 20\sТБ/);
});

test('the overview says that the traffic could not be loaded', async () => {
  const opened = openService('');
  refuse('getServiceMetrics', 422, { code: 'validation_failed', message: 'Not today.' });
  await opened;
  await expect.element(page.getByText('Couldn’t load the traffic')).toBeVisible();
});

test('the overview shows the addresses, and shows the password on request until it is hidden', async () => {
  await openService('');
  await expect.element(card('Access')).toMatchTextContent(/192\.0\.2\.7.*2001:db8:40::\/64.*192\.0\.2\.1.*ed25519 mira@laptop/);
  answer('revealRootPassword', { password: 'Wq7-mK2x-Tr9d' });
  await page.getByRole('button', { name: 'Show: Root password' }).click();
  await expect.element(page.getByText('Wq7-mK2x-Tr9d')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy: Root password' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide: Root password' }).click();
  expect(document.body.textContent).not.toContain('Wq7-mK2x-Tr9d');
});

test('revealing asks for the account password first where required, then continues automatically', async () => {
  await openService('');
  refuse('revealRootPassword', 403, { code: 'proof_required' });
  await page.getByRole('button', { name: 'Show: Root password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect.element(dialog).toHaveAccessibleDescription('To show this password, confirm it’s you.');
  await dialog.getByLabelText('Password', { exact: true }).fill('Portico-2026');
  answer('confirmPassword', { status: 'success', message: '', proven_until: '2099-01-01T00:00:00Z', accessToken: null });
  answer('revealRootPassword', { password: 'Wq7-mK2x-Tr9d' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('Wq7-mK2x-Tr9d')).toBeVisible();
});

test.each([
  ['en', 'Show: Root password', 'Couldn’t show the password. ', 'Reset it.'],
  ['ru', 'Показать: Пароль root', 'Не удалось показать пароль. ', 'Сбросьте его.'],
] as const)('the overview says that the password could not be shown (%s)', async (locale, name, what, message) => {
  await openService('', {}, { locale });
  refuse('revealRootPassword', 409, { code: 'no_root_password', message });
  await page.getByRole('button', { name }).click();
  await expect.element(page.getByText(`${what}${message}`)).toBeVisible();
});

test('resetting the root password requires confirmation', async () => {
  await openService('');
  await page.getByRole('button', { name: 'Reset' }).click();
  const action = runningAction({ command: 'reset_root_password' });
  answer('resetRootPassword', action);
  answer('getAction', action);
  await page
    .getByRole('alertdialog', { name: 'Reset the root password of web-1.example.com?' })
    .getByRole('button', { name: 'Reset password' })
    .click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent('resetRootPassword')[0]?.query).toEqual({ id: '31' });
});

test('the confirmation shows that the reset was refused', fullOnly, async () => {
  await openService('');
  await page.getByRole('button', { name: 'Reset' }).click();
  refuse('resetRootPassword', 503, { code: 'driver_unavailable', message: 'The data centre does not answer.' });
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Reset password' }).click();
  await expect.element(question.getByRole('alert')).toMatchTextContent('The data centre does not answer.');
});

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f new@laptop';

test('the SSH key field accepts only an OpenSSH public key', fullOnly, async () => {
  await openService('');
  await page.getByRole('button', { name: 'Change the SSH key' }).click();
  const field = page.getByLabelText('Public key');
  await field.fill('ssh-ed25519 nonsense');
  await page.getByRole('button', { name: 'Set key' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Enter a public OpenSSH key/);
  await field.fill(key);
  const action = runningAction({ command: 'set_ssh_key' });
  answer('updateSshKey', action);
  answer('getAction', action);
  await page.getByRole('button', { name: 'Set key' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent('updateSshKey')[0]?.body).toEqual({ public_key: key });
});

test('the SSH key can be removed, and a failure shows why', fullOnly, async () => {
  await openService('');
  await page.getByRole('button', { name: 'Change the SSH key' }).click();
  refuse('updateSshKey', 409, { code: 'service_busy', message: 'Another action is running on this server.' });
  await page.getByRole('button', { name: 'Remove key' }).click();
  await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent('Another action is running on this server.');
  expect(sent('updateSshKey')[0]?.body).toEqual({ public_key: null });
});

test('the dialog of the SSH key shows the failure of the last attempt only', async () => {
  await openService('');
  await page.getByRole('button', { name: 'Change the SSH key' }).click();
  await page.getByLabelText('Public key').fill(key);
  const failure = page.getByRole('dialog').getByRole('alert');
  for (const [button, message] of [
    ['Set key', 'Not set.'],
    ['Remove key', 'Not removed.'],
    ['Set key', 'Not set either.'],
  ] as const) {
    refuse('updateSshKey', 503, { code: 'driver_unavailable', message });
    await page.getByRole('button', { name: button }).click();
    await expect.element(failure).toMatchTextContent(message);
  }
});

test('VNC requires a password of exactly 8 letters and digits', fullOnly, async () => {
  await openService('');
  await page.getByRole('button', { name: 'Enable VNC' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enable VNC on web-1.example.com' });
  const field = dialog.getByLabelText('VNC password', { exact: true });
  await field.fill('k7Qm2X!');
  await dialog.getByRole('button', { name: 'Enable VNC' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Enter exactly 8 letters and digits\./);
  await field.fill('k7Qm2Xtd');
  refuse('enableVnc', 503, { code: 'driver_unavailable', message: '' });
  await dialog.getByRole('button', { name: 'Enable VNC' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Couldn’t enable VNC');
  const action = runningAction({ command: 'enable_vnc' });
  answer('enableVnc', action);
  answer('getAction', action);
  await dialog.getByRole('button', { name: 'Enable VNC' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent('enableVnc').at(-1)?.body).toEqual({ password: 'k7Qm2Xtd' });
});

test('the overview shows the VNC address, reveals its password and disables VNC, or says that it could not', async () => {
  await openService('', { vnc: 'enabled', vnc_address: 'vnc-fra.example.net:5931' });
  await expect.element(card('VNC')).toMatchTextContent(/Enabled.*vnc-fra\.example\.net:5931/);
  answer('revealVncPassword', { password: 'k7Qm2Xtd' });
  await page.getByRole('button', { name: 'Show: VNC password' }).click();
  await expect.element(page.getByText('k7Qm2Xtd')).toBeVisible();
  refuse('disableVnc', 503, { code: 'driver_unavailable', message: 'Later.' });
  await page.getByRole('button', { name: 'Disable VNC' }).click();
  await expect.element(page.getByText('Couldn’t disable VNC. Later.')).toBeVisible();
});
