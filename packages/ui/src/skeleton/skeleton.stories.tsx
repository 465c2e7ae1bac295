import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Skeleton } from './skeleton.tsx';

const guide: ComponentGuide = {
  use: 'A placeholder in the shape of the loading content. It appears after 150 ms, so fast responses don’t flicker.',
  avoid: [
    'Spinner, if the shape is unknown or an action is running.',
    'Table without rows, which renders its own skeletons.',
    'The previous content, dimmed: old rows are more useful than placeholders.',
  ],
  alsoCalled: ['placeholder', 'shimmer', 'loading'],
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
