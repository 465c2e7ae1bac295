import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from '../app-shell/app-shell.tsx';
import { AttachmentViewer } from '../attachment-viewer/attachment-viewer.tsx';
import { CommandMenu } from '../command-menu/command-menu.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { InlineEditForm } from '../inline-edit/inline-edit.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { SearchInput } from '../search-input/search-input.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { englishLabels, type Labels } from './english-labels.ts';
import { LabelsProvider } from './labels-provider.tsx';
import { russianLabels } from './russian-labels.ts';

function draw(element: ReactElement): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
}

const noop = () => undefined;
const items = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.png`, url: 'data:,', width: 8, height: 8 }));

/** A use of each component without labels, and what its buttons are then called. */
const uses: readonly (readonly [component: string, use: ReactElement, names: readonly (keyof Labels)[]])[] = [
  [
    'AppShell',
    <AppShell key="a" open onOpenChange={noop} brand="Acme" navigation={null}>
      A
    </AppShell>,
    ['collapseSidebar'],
  ],
  [
    'AttachmentViewer',
    <AttachmentViewer
      key="a"
      items={items}
      openId="b"
      onOpen={noop}
      onClose={noop}
      positionText={(position, total) => `${position} / ${total}`}
    />,
    ['close', 'previousImage', 'nextImage', 'download'],
  ],
  [
    'CommandMenu',
    <CommandMenu
      key="a"
      open
      onOpenChange={noop}
      label="Go"
      placeholder="Go"
      emptyText="None"
      busyText="Busy"
      countText={String}
      groups={[]}
    />,
    ['close'],
  ],
  [
    'ConfirmDialog',
    <ConfirmDialog key="a" open onOpenChange={noop} title="A?" confirmLabel="A" onConfirm={noop}>
      A
    </ConfirmDialog>,
    ['cancel'],
  ],
  ['Dialog', <Dialog key="a" open onOpenChange={noop} title="A" />, ['close']],
  [
    'InlineEditForm',
    <InlineEditForm key="a" onCancel={noop}>
      A
    </InlineEditForm>,
    ['save', 'cancel'],
  ],
  ['NumberField', <NumberField key="a" aria-label="A" min={0} max={9} defaultValue={5} />, ['decrease', 'increase']],
  ['PasswordInput', <PasswordInput key="a" aria-label="A" />, ['showPassword']],
  ['SearchInput', <SearchInput key="a" aria-label="A" defaultValue="a" />, ['clear']],
  ['Sheet', <Sheet key="a" open onOpenChange={noop} title="A" />, ['close']],
];

// The viewer's download is a link.
const named = (name: string) => page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));

test.each(uses)('%s speaks English without a provider', async (_component, use, names) => {
  draw(use);
  for (const name of names) await expect.element(named(englishLabels[name])).toBeVisible();
});

test.each(uses)('%s takes its labels from the provider', async (_component, use, names) => {
  draw(<LabelsProvider labels={russianLabels}>{use}</LabelsProvider>);
  for (const name of names) await expect.element(named(russianLabels[name])).toBeVisible();
});

test('a prop wins over the provider, and an inner provider over an outer one', async () => {
  draw(
    <LabelsProvider labels={russianLabels}>
      <LabelsProvider labels={{ showPassword: 'Reveal' }}>
        <PasswordInput aria-label="A" />
        <SearchInput aria-label="B" defaultValue="b" />
        <SearchInput aria-label="C" defaultValue="c" clearLabel="Forget the search" />
      </LabelsProvider>
    </LabelsProvider>,
  );
  await expect.element(named('Reveal')).toBeVisible();
  await expect.element(named(russianLabels.clear)).toBeVisible();
  await expect.element(named('Forget the search')).toBeVisible();
});
