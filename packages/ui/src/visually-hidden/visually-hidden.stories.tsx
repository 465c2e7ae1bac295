import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const guide: ComponentGuide = {
  use: 'Text for screen readers only, for what others see from position, colour or an icon.',
  avoid: [
    "`aria-label`, for the name of a control. The kit's components take it as `label`.",
    'Visible text: what helps some people usually helps all.',
  ],
  alsoCalled: ['screen reader only', 'sr-only'],
  keyboard: [],
  code: `import { VisuallyHidden } from '@portico/ui/visually-hidden';

export function CartCount({ items }: { items: number }) {
  return (
    <span>
      {items} <VisuallyHidden>items in the cart</VisuallyHidden>
    </span>
  );
}
`,
};

const meta = { component: VisuallyHidden, parameters: { guide } } satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BesideText: Story = {
  render: () => (
    <p>
      3 <VisuallyHidden>items in the cart</VisuallyHidden>
    </p>
  ),
};
