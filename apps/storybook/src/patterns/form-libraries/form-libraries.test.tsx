import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionForm } from './action-form.tsx';
import type { Order } from './order.ts';
import { PlainForm } from './plain-form.tsx';
import { HookForm } from './react-hook-form.tsx';
import { TanStackForm } from './tanstack-form.tsx';

function readOrder(data: FormData): Order {
  const text = (name: string): string => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  const addresses = text('addresses');
  return {
    hostname: text('hostname'),
    language: text('language'),
    period: text('period'),
    addresses: addresses === '' ? null : Number(addresses),
  };
}

type DrawForm = (onOrder: (order: Order) => void) => ReactElement;

const forms: readonly { kind: string; draw: DrawForm }[] = [
  { kind: 'a plain form', draw: (onOrder) => <PlainForm onOrder={(data) => onOrder(readOrder(data))} /> },
  {
    kind: 'a React action',
    draw: (onOrder) => (
      <ActionForm
        saveOrder={async (data) => {
          const order = readOrder(data);
          onOrder(order);
          return order;
        }}
      />
    ),
  },
  { kind: 'react-hook-form', draw: (onOrder) => <HookForm onOrder={(order) => onOrder({ ...order })} /> },
  { kind: 'TanStack Form', draw: (onOrder) => <TanStackForm onOrder={(order) => onOrder({ ...order })} /> },
];

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

const order = page.getByRole('button', { name: 'Order' });

test.each(forms)('$kind sends every field, and the same again in a second submit', async ({ draw: drawForm }) => {
  const onOrder = vi.fn<(order: Order) => void>();
  draw(drawForm(onOrder));
  await page.getByRole('textbox', { name: 'Hostname' }).fill('atlas.example.net');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'ru');
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await page.getByRole('spinbutton', { name: 'IPv4 addresses' }).fill('');
  const expected = { hostname: 'atlas.example.net', language: 'ru', period: 'year', addresses: null };
  await order.click();
  await expect.poll(() => onOrder.mock.calls.flat()).toEqual([expected]);
  await expect.element(order).toBeEnabled();
  await order.click();
  await expect.poll(() => onOrder.mock.calls.flat()).toEqual([expected, expected]);
});

test.each(forms.filter(({ kind }) => kind.endsWith('-form') || kind.endsWith('Form')))(
  '$kind shows an error at its field',
  async ({ draw: drawForm }) => {
    draw(drawForm(() => undefined));
    await order.click();
    await expect.element(page.getByRole('textbox', { name: 'Hostname' })).toHaveAccessibleDescription('Enter a hostname.');
  },
);
