import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
  args: {
    label: 'Pages of services',
    rangeText: '26–50 of 340 services',
    previous: { label: 'Previous page', disabled: false, render: <a href="#page=1" /> },
    next: { label: 'Next page', disabled: false, render: <a href="#page=3" /> },
    rowsPerPage: { label: 'Rows per page', value: 25, options: [10, 25, 50, 100], onChange: () => undefined },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const OnlyPage: Story = {
  args: {
    rangeText: '1–7 of 7 services',
    previous: { label: 'Previous page', disabled: true },
    next: { label: 'Next page', disabled: true },
  },
};
export const Buttons: Story = {
  args: {
    previous: { label: 'Previous page', disabled: true },
    next: { label: 'Next page', disabled: false, onPress: () => undefined },
    rowsPerPage: undefined,
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Страницы списка услуг',
    rangeText: 'Показаны услуги с 26-й по 50-ю из 340',
    previous: { label: 'Предыдущая страница', disabled: false, render: <a href="#page=1" /> },
    next: { label: 'Следующая страница', disabled: false, render: <a href="#page=3" /> },
    rowsPerPage: { label: 'Количество строк на странице', value: 25, options: [10, 25, 50, 100], onChange: () => undefined },
  },
};
