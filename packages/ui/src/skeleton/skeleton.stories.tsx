import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Skeleton } from './skeleton.tsx';

const guide: ComponentGuide = {
  use: 'The place of what is on its way, in the shape that it will have. It shows only after 150 ms, so that a quick answer does not flicker.',
  avoid: [
    'Spinner, where the shape is unknown or something is being done rather than fetched.',
    'Table without rows, which draws skeletons by itself.',
    'What was there before, dimmed: old rows are worth more than grey ones.',
  ],
  keyboard: [],
  code: `import { Skeleton } from '@portico/ui/skeleton';

export function Balance({ amount }: { amount?: string }) {
  return <p aria-busy={amount === undefined}>{amount ?? <Skeleton width="short" />}</p>;
}
`,
};

const meta = { component: Skeleton, parameters: { guide } } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 'medium' } };
export const Title: Story = { args: { shape: 'title', width: 'short' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Block: Story = { args: { shape: 'block' } };
/** It contains no text, so a long language only changes the text around it. */
export const LongRussian: Story = {
  render: () => (
    <p aria-busy="true">
      Запрашиваем сведения об использованном трафике <Skeleton width="short" />
    </p>
  ),
};
