import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast, Toaster } from '@portico/ui/toaster';
import { useEffect } from 'react';
import { ServerActions } from './server-actions.tsx';

const sources = import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' });

const meta = {
  title: 'Patterns/Destructive actions',
  tags: ['!autodocs'],
  component: ServerActions,
  parameters: { docs: { source: { code: sources['./server-actions.tsx'] ?? '', language: 'tsx' } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ServerActions>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The state after a reversible action. */
function Undoable() {
  useEffect(() => {
    toast.default('Notes cleared', { durationMs: Infinity, action: { label: 'Undo', onClick: () => undefined } });
    return () => toast.dismiss();
  }, []);
  return <Toaster label="Notifications" closeLabel="Close toast" />;
}

export const Quiet: Story = {};
export const Asked: Story = { args: { asking: 'cancel' } };
export const AskedForItsName: Story = { args: { asking: 'reinstall' } };
export const UnderWay: Story = { args: { asking: 'cancel', busy: true } };
export const Failed: Story = { args: { asking: 'reinstall', failed: true } };
export const DoneWithUndo: Story = { render: () => <Undoable /> };
