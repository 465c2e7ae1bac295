import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Pagination } from './pagination.tsx';

const guide: ComponentGuide = {
  use: 'The position in a long list and navigation between its pages. Links if the page is in the URL, buttons otherwise.',
  avoid: ['Table alone, for a short list.', 'VirtualTable, to scroll through thousands of loaded rows.', 'Steps, for the pages of a task.'],
  alsoCalled: ['pager', 'page numbers'],
  keyboard: [
    ['Tab', 'Moves from the rows per page to the previous and next page'],
    ['Enter', 'Follows the link or presses the button; at either end it keeps focus and does nothing'],
  ],
  code: `import { Pagination } from '@portico/ui/pagination';

export function ServicePages({ page, pages }: { page: number; pages: number }) {
  return (
    <Pagination
      label="Pages of services"
      rangeText={'Page ' + page + ' of ' + pages}
      previous={{
        label: 'Previous page',
        disabled: page === 1,
        render: <a href={'?page=' + (page - 1)} />,
      }}
      next={{
        label: 'Next page',
        disabled: page === pages,
        render: <a href={'?page=' + (page + 1)} />,
      }}
    />
  );
}
`,
};

const meta = {
  component: Pagination,
  parameters: { guide },
  args: {
    label: 'Pages of services',
    rangeText: '26–50 of 340 services',
    previous: { label: 'Previous page', disabled: false, render: <a href="#page=1" /> },
    next: { label: 'Next page', disabled: false, render: <a href="#page=3" /> },
    rowsPerPage: { label: 'Rows per page', value: 25, options: [10, 25, 50, 100], onValueChange: () => undefined },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
/** Everything fits on one page, so there are no steps. */
export const Whole: Story = {
  args: {
    rangeText: '1–340 of 340 services',
    previous: undefined,
    next: undefined,
    rowsPerPage: {
      label: 'Rows per page',
      value: Infinity,
      options: [10, 25, 50, 100, Infinity],
      allLabel: 'All',
      onValueChange: () => undefined,
    },
  },
};
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
    next: { label: 'Next page', disabled: false, onClick: () => undefined },
    rowsPerPage: undefined,
  },
};
export const LongRussian: Story = {
  args: {
    label: 'Страницы списка услуг',
    rangeText: 'Показаны услуги с 26-й по 50-ю из 340',
    previous: { label: 'Предыдущая страница', disabled: false, render: <a href="#page=1" /> },
    next: { label: 'Следующая страница', disabled: false, render: <a href="#page=3" /> },
    rowsPerPage: { label: 'Количество строк на странице', value: 25, options: [10, 25, 50, 100], onValueChange: () => undefined },
  },
};
