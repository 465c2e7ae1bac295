import { fullOnly } from '@portico/test-depth/daily-if';
import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as stories from './file-drop.stories.tsx';

const { Empty, Compact, EveryStatus, Refused, Disabled, FilesAbove } = composeStories(stories);

const input = () => page.getByLabelText(/^Attachments/);
const rows = () => page.getByRole('listitem');
const zone = () => {
  const found = document.querySelector('label:has(input)');
  if (!found) throw new Error('There is no place to drop files');
  return found;
};
/** A one-pixel image that browsers can decode. */
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (sign) => sign.charCodeAt(0));
const png = (name: string, bytes: BlobPart = pixel) => new File([bytes], name, { type: 'image/png' });

/** Draws something to encode, because a canvas without a context has no image. */
function drawn(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(2, 2);
  canvas.getContext('2d')?.fillRect(0, 0, 2, 2);
  return canvas;
}

function holding(...files: File[]): DataTransfer {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
}

function drag(type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', dataTransfer: DataTransfer): DragEvent {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  zone().dispatchEvent(event);
  return event;
}

function paste(target: Element, clipboardData: DataTransfer): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => page.viewport(1440, 900));

describe('choosing files', () => {
  test('the file input has the name of its field and its button, with hint and error', async () => {
    await Refused.run();
    await expect.element(input()).toHaveAccessibleName('Attachments Choose files or drop them here');
    await expect.element(input()).toHaveAccessibleDescription(/JPG, PNG or GIF. Up to 5 images, 2 MB each.*backup.zip isn’t a JPG/);
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input()).toHaveAttribute('accept', 'image/jpeg,image/png,image/gif');
  });

  test.each(['{Enter}', ' '])('Tab reaches the file input, and "%s" opens it', async (key) => {
    await Empty.run();
    const opened = vi.fn((event: Event) => event.preventDefault());
    input().element().addEventListener('click', opened);
    await userEvent.tab();
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard(key);
    expect(opened).toHaveBeenCalledOnce();
  });

  test('a click anywhere in the frame opens the file dialog', async () => {
    await Empty.run();
    const opened = vi.fn((event: Event) => event.preventDefault());
    input().element().addEventListener('click', opened);
    await userEvent.click(zone(), { position: { x: 3, y: 3 } });
    expect(opened).toHaveBeenCalledOnce();
  });

  test('accepted and rejected files are passed on separately, with the reasons', async () => {
    const onAdd = vi.fn();
    const onRefuse = vi.fn();
    await Empty.run({ args: { ...Empty.args, maxBytes: 100, maxFiles: 1, onAdd, onRefuse } });
    const [good, large, other] = [png('good.png'), png('large.png', new Uint8Array(101)), new File(['x'], 'a.zip')];
    drag('drop', holding(other, large, good, png('more.png')));
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([good]);
    expect(onRefuse.mock.lastCall?.[0]).toMatchObject([
      { file: { name: 'a.zip' }, reason: 'type' },
      { file: { name: 'large.png' }, reason: 'size' },
      { file: { name: 'more.png' }, reason: 'count' },
    ]);
  });

  test('a removed file can be chosen again', fullOnly, async () => {
    const onAdd = vi.fn();
    await Empty.run({ args: { ...Empty.args, onAdd } });
    await userEvent.upload(input(), png('again.png'));
    await page.getByRole('button', { name: 'Remove again.png' }).click();
    await expect.element(rows()).not.toBeInTheDocument();
    await userEvent.upload(input(), png('again.png'));
    expect(onAdd).toHaveBeenCalledTimes(2);
  });
});

describe('dropping files', () => {
  test('the zone shows files dragged over it until they leave', async () => {
    await FilesAbove.run();
    await expect.poll(() => zone().hasAttribute('data-over')).toBe(true);
    drag('dragleave', holding());
    await expect.poll(() => zone().hasAttribute('data-over')).toBe(false);
  });

  test('the zone accepts dropped files and ignores other drops', async () => {
    const onAdd = vi.fn();
    await Empty.run({ args: { ...Empty.args, onAdd } });
    const text = new DataTransfer();
    text.setData('text/plain', 'edge-fra-01');
    expect(drag('dragover', text).defaultPrevented).toBe(false);
    drag('drop', text);
    expect(onAdd).not.toHaveBeenCalled();
    drag('dragover', holding(png('a.png')));
    drag('drop', holding(png('a.png')));
    expect(onAdd).toHaveBeenCalledOnce();
    await expect.poll(() => zone().hasAttribute('data-over')).toBe(false);
  });

  test('a disabled zone accepts nothing, and the browser does not leave the page', async () => {
    const onAdd = vi.fn();
    await Disabled.run({ args: { ...Disabled.args, onAdd } });
    await expect.element(input()).toBeDisabled();
    expect(drag('dragover', holding(png('a.png'))).defaultPrevented).toBe(true);
    expect(drag('drop', holding(png('a.png'))).defaultPrevented).toBe(true);
    paste(zone(), holding(png('a.png')));
    expect(onAdd).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Remove console.png' })).toBeDisabled();
  });

  test('a zone in a disabled fieldset accepts nothing either', async () => {
    const onAdd = vi.fn();
    await Empty.run({ args: { ...Empty.args, onAdd } });
    const fieldset = document.createElement('fieldset');
    fieldset.disabled = true;
    const canvas = zone().closest('body > *');
    canvas?.replaceWith(fieldset);
    if (canvas) fieldset.append(canvas);
    onTestFinished(() => fieldset.remove());
    await expect.element(input()).toBeDisabled();
    expect(drag('drop', holding(png('a.png'))).defaultPrevented).toBe(true);
    paste(zone(), holding(png('a.png')));
    expect(onAdd).not.toHaveBeenCalled();
  });
});

test('a screenshot can be pasted from the clipboard', async () => {
  await Empty.run();
  const blob = await drawn().convertToBlob();
  await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(rows()).toMatchTextContent(/^image\.png/);
});

test('a pasted image is accepted, and text with an image of itself stays with the text field', async () => {
  const onAdd = vi.fn();
  await Empty.run({ args: { ...Empty.args, onAdd } });
  const both = holding(png('text.png'));
  both.setData('text/plain', 'A cell of a table');
  expect(paste(zone(), both).defaultPrevented).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
  expect(paste(zone(), holding(png('screenshot.png'))).defaultPrevented).toBe(true);
  expect(onAdd).toHaveBeenCalledOnce();
});

describe('the list of files', () => {
  test('each file shows its name, size and status, and a failed one the reason', async () => {
    await EveryStatus.run();
    await expect.element(rows()).toHaveLength(4);
    await expect.element(rows().nth(0)).toMatchTextContent('console.png412 kBAttached');
    await expect.element(rows().nth(3)).toMatchTextContent('panel.jpg88 kBThe connection was lost. Try again');
  });

  test('a sending file shows its progress', async () => {
    await EveryStatus.run();
    const bar = page.getByRole('progressbar', { name: 'traceroute.png' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40');
  });

  test('status changes are announced, but progress and buttons are not', async () => {
    await Empty.run();
    const region = document.querySelector('[aria-live="polite"]:has(ul), [aria-live="polite"]:empty');
    expect(region).not.toBeNull();
    await EveryStatus.run();
    const status = page.getByText('Attached').element();
    expect(status.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    for (const quiet of document.querySelectorAll('li button, [role=progressbar]')) {
      expect(quiet.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    }
  });

  test('removing a file moves the focus to the next one, and finally to the input', async () => {
    const onRemove = vi.fn();
    await EveryStatus.run({ args: { ...EveryStatus.args, items: EveryStatus.args.items?.slice(0, 2) ?? [], onRemove } });
    await page.getByRole('button', { name: 'Remove console.png' }).click();
    expect(onRemove).toHaveBeenLastCalledWith('a');
    await expect.element(rows()).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: 'Remove traceroute.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(rows()).not.toBeInTheDocument();
    await expect.element(input()).toHaveFocus();
  });

  test('only a failed file can be retried', async () => {
    const onRetry = vi.fn();
    await EveryStatus.run({ args: { ...EveryStatus.args, onRetry } });
    await expect.element(page.getByRole('button', { name: /^Send .* again$/ })).toHaveLength(1);
    await page.getByRole('button', { name: 'Send panel.jpg again' }).click();
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('d');
  });

  test('an image shows its thumbnail and frees its memory when it is removed', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    await Empty.run();
    await userEvent.upload(input(), png('a.png'));
    const image = document.querySelector('li img');
    await expect.poll(() => image?.getAttribute('src')).toMatch(/^blob:/);
    const url = image?.getAttribute('src');
    expect(revoked).not.toHaveBeenCalledWith(url);
    await page.getByRole('button', { name: 'Remove a.png' }).click();
    await expect.poll(() => revoked.mock.calls.flat()).toContain(url);
  });

  test('an unreadable image shows an icon instead', fullOnly, async () => {
    await Empty.run();
    drag('drop', holding(png('fake.png', 'no image')));
    await expect.element(rows()).toHaveLength(1);
    await expect.poll(() => document.querySelector('li img')).toBeNull();
    expect(document.querySelector('li svg')).not.toBeNull();
  });
});

test('a compact zone is one line except while files are dragged over the page', async () => {
  await Compact.run();
  await expect.element(input()).toBeInTheDocument();
  const height = () => zone().getBoundingClientRect().height;
  const over = (type: 'dragenter' | 'dragleave' | 'drop', dataTransfer: DataTransfer) =>
    document.body.dispatchEvent(new DragEvent(type, { bubbles: true, dataTransfer }));
  expect(height()).toBeLessThan(40);
  over('dragenter', new DataTransfer());
  await expect.poll(height).toBeLessThan(40);
  over('dragenter', holding(png('a.png')));
  await expect.poll(height).toBeGreaterThan(60);
  over('dragleave', holding(png('a.png')));
  await expect.poll(height).toBeLessThan(40);
  over('dragenter', holding(png('a.png')));
  await expect.poll(height).toBeGreaterThan(60);
  over('drop', holding(png('a.png')));
  await expect.poll(height).toBeLessThan(40);
});
