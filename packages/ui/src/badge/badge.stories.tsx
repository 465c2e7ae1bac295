import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Badge } from './badge.tsx';

const guide: ComponentGuide = {
  use: 'A word or a count that belongs to the text next to it: "Main user" after a name, 3 on the cart.',
  avoid: [
    'Status, for the state of an object. Badges have no tone on purpose.',
    'Button, if it can be pressed: a badge is text.',
    'Callout, for more than three words.',
  ],
  alsoCalled: ['tag', 'chip', 'label', 'pill', 'counter'],
  keyboard: [],
  code: `import { Badge } from '@portico/ui/badge';
import { VisuallyHidden } from '@portico/ui/visually-hidden';

export function CartLabel({ items }: { items: number }) {
  return (
    <span>
      Cart{' '}
      <Badge variant="accent" count>
        {items}
      </Badge>
      <VisuallyHidden> items</VisuallyHidden>
    </span>
  );
}
`,
};

const meta = { component: Badge, parameters: { guide } } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: '× 2' } };
export const Accent: Story = { args: { variant: 'accent', children: 'Main user' } };
export const Count: Story = { args: { variant: 'accent', count: true, children: '128' } };
export const LongRussian: Story = { args: { children: 'Основной пользователь учётной записи' } };
