import { composeStories } from '@storybook/react-vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import * as stories from './recovery-codes.stories.tsx';

const { WithConfirmation, LongCodes } = composeStories(stories);

const { codes, title } = WithConfirmation.args as { codes: readonly string[]; title: string };

test('the codes are a list named by the title', async () => {
  await WithConfirmation.run();
  const list = page.getByRole('list', { name: title });
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(codes);
});

test('the downloaded file has the title and one code per line', async () => {
  const created = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await WithConfirmation.run();
  await page.getByRole('button', { name: 'Download' }).click();
  expect(clicked.mock.contexts[0]).toHaveProperty('download', 'recovery-codes.txt');
  // Safari opens the address after the click.
  expect(revoked).not.toHaveBeenCalled();
  const blob = created.mock.calls[0]?.[0] as Blob;
  expect(await blob.text()).toBe(`${title}\n\n${codes.join('\n')}\n`);
});

test('Tab goes through the buttons, and Enter and Space activate them', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  await WithConfirmation.run();
  for (const name of ['I saved them', 'Download', 'Print']) {
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(print).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Copy recovery codes' })).toHaveFocus();
});

test('only the title and the codes are printed', async () => {
  await LongCodes.run();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  await expect.element(page.getByText('k3v9t-x7m2p-q8w4d-r5j6h-n2c7b')).toBeVisible();
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
