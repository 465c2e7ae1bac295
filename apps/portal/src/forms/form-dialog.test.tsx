import { fullOnly } from '@portico/test-depth/daily-if';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPortal } from '../../test/open-portal.tsx';

const dialog = () => page.getByRole('dialog');
const question = () => page.getByRole('alertdialog');

async function openInvitation(locale: 'en' | 'ru' = 'en') {
  await openPortal('/settings/client', { locale });
  await page.getByRole('button', { name: locale === 'en' ? 'Invite a user' : 'Пригласить пользователя' }).click();
  await expect.element(dialog()).toBeVisible();
}

test.each([
  ['en', 'Discard changes?', 'What you entered here isn’t saved.', 'Keep editing', 'Discard'],
  ['ru', 'Отменить изменения?', 'Введённое здесь не сохранено.', 'Продолжить редактирование', 'Отменить изменения'],
] as const)('Escape asks before a dialog discards its input (%s)', async (locale, title, text, keep, discard) => {
  await openInvitation(locale);
  const input = dialog().getByRole('textbox').first();
  await input.fill('lena@example.com');
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).toHaveAccessibleName(title);
  await expect.element(question()).toMatchTextContent(text);
  // Escape cancels the question and keeps the dialog open.
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('lena@example.com');
  await userEvent.keyboard('{Escape}');
  await question().getByRole('button', { name: keep }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await question().getByRole('button', { name: discard, exact: true }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a press outside asks too, and an untouched dialog closes without asking', fullOnly, async () => {
  await openInvitation();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Invite a user' }).click();
  await dialog().getByRole('textbox').first().fill('lena@example.com');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await question().getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(dialog().getByRole('textbox').first()).toHaveValue('lena@example.com');
});
