import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthPage } from './auth-page.tsx';
import { BillingPage } from './billing-page.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { DetailPage } from './detail-page.tsx';
import { ListPage } from './list-page.tsx';
import { PlanPage } from './plan-page.tsx';
import { SettingsPage } from './settings-page.tsx';
import { TicketPage } from './ticket-page.tsx';

const sources = import.meta.glob<string>('./*.tsx', { eager: true, query: '?raw', import: 'default' });
const codeOf = (file: string) => ({ docs: { source: { code: sources[`./${file}.tsx`] ?? '', language: 'tsx' } } });

const meta = { title: 'Patterns/Page templates', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dashboard: Story = { render: () => <DashboardPage />, parameters: codeOf('dashboard-page') };
export const List: Story = { render: () => <ListPage />, parameters: codeOf('list-page') };
export const Detail: Story = { render: () => <DetailPage />, parameters: codeOf('detail-page') };
export const Settings: Story = { render: () => <SettingsPage />, parameters: codeOf('settings-page') };
export const PlanChoice: Story = { render: () => <PlanPage />, parameters: codeOf('plan-page') };
export const Ticket: Story = { render: () => <TicketPage />, parameters: codeOf('ticket-page') };
export const Billing: Story = { render: () => <BillingPage />, parameters: codeOf('billing-page') };
export const SignIn: Story = { render: () => <AuthPage />, parameters: codeOf('auth-page') };
export const SignInRefused: Story = { render: () => <AuthPage refused />, parameters: codeOf('auth-page') };
