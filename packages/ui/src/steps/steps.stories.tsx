import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Steps } from './steps.tsx';

const guide: ComponentGuide = {
  use: 'Progress through a task of a few pages. It links back to completed steps, never ahead, and shrinks to one line in tight spaces.',
  avoid: [
    'Breadcrumbs, for the position of a page.',
    'Progress, for work done by the computer.',
    'One page with headings, if the whole task fits.',
  ],
  alsoCalled: ['stepper', 'wizard', 'progress tracker'],
  anatomy: [
    ['Step', 'Number or check mark, and name'],
    ['Line', 'Connects the steps'],
    ['Compact form', 'On a phone: the current step and the count'],
  ],
  keyboard: [
    ['Tab', 'Moves through the completed steps'],
    ['Enter', 'Goes back to the step'],
  ],
  code: `import { Steps } from '@portico/ui/steps';

const steps = [
  { id: 'placement', label: 'Placement', render: <a href="/order/placement" /> },
  { id: 'plan', label: 'Plan', render: <a href="/order/plan" /> },
  { id: 'configuration', label: 'Configuration' },
];

export function OrderSteps({ current }: { current: number }) {
  return (
    <Steps
      label="Order new service: steps"
      items={steps}
      current={current}
      doneLabel="done"
      compactLabel={
        'Step ' +
        (current + 1) +
        ' of ' +
        steps.length +
        ' · ' +
        (steps[current]?.label ?? '')
      }
    />
  );
}
`,
};

const meta = {
  component: Steps,
  parameters: { guide },
  args: {
    items: [
      { id: 'category', label: 'Category', render: <a href="#category" /> },
      { id: 'placement', label: 'Placement', render: <a href="#placement" /> },
      { id: 'plan', label: 'Plan', render: <a href="#plan" /> },
      { id: 'configuration', label: 'Configuration' },
    ],
    current: 0,
    label: 'Order new service: steps',
    doneLabel: 'done',
    compactLabel: 'Step 1 of 4 · Category',
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const InTheMiddle: Story = { args: { current: 2, compactLabel: 'Step 3 of 4 · Plan' } };
export const Last: Story = { args: { current: 3, compactLabel: 'Step 4 of 4 · Configuration' } };
export const Narrow: Story = {
  args: { current: 1, compactLabel: 'Step 2 of 4 · Placement' },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Steps {...args} />
    </div>
  ),
};
export const LongRussian: Story = {
  args: {
    current: 2,
    items: [
      { id: 'category', label: 'Категория', render: <a href="#category" /> },
      { id: 'placement', label: 'Размещение', render: <a href="#placement" /> },
      { id: 'plan', label: 'Тарифный план' },
      { id: 'configuration', label: 'Конфигурация' },
    ],
    label: 'Шаги заказа новой услуги',
    doneLabel: 'готово',
    compactLabel: 'Шаг 3 из 4 · Тарифный план',
  },
};
