import type { Meta, StoryObj } from '@storybook/react-vite';
import * as screens from './screens.tsx';

const sources = import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' });

const meta = {
  title: 'Patterns/Empty and failing screens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { source: { code: sources['./screens.tsx'] ?? '', language: 'tsx' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstUse: Story = { render: () => <screens.FirstUseScreen /> };
export const NothingFound: Story = { render: () => <screens.NothingFoundScreen /> };
export const NoPermission: Story = { render: () => <screens.NoPermissionScreen /> };
export const NotFound: Story = { render: () => <screens.NotFoundScreen /> };
export const Loading: Story = { render: () => <screens.LoadingScreen /> };
export const Failed: Story = { render: () => <screens.FailedScreen /> };
export const Retrying: Story = { render: () => <screens.FailedScreen retrying /> };
export const Offline: Story = { render: () => <screens.OfflineScreen /> };
export const Partial: Story = { render: () => <screens.PartialScreen /> };
export const Stale: Story = { render: () => <screens.StaleScreen /> };
export const Maintenance: Story = { render: () => <screens.MaintenanceScreen /> };
