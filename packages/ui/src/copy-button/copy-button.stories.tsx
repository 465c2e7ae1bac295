import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';

const meta = { component: CopyButton } satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: {
    value: '203.0.113.24',
    label: 'Copy IPv4 address',
    copiedLabel: 'Copied',
    failedLabel: 'Could not copy: select it and press Ctrl+C',
  },
};
export const LongRussian: Story = {
  args: {
    value: '203.0.113.24',
    label: 'Скопировать адрес IPv4 в буфер обмена',
    copiedLabel: 'Скопировано',
    failedLabel: 'Не удалось скопировать: выделите текст и нажмите Ctrl+C',
  },
};
