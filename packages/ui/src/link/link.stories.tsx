import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Link } from './link.tsx';

const guide: ComponentGuide = {
  use: "Navigates: within a sentence, as the next step, or in a quiet style for rare destinations. It takes your router's link as `render`.",
  avoid: [
    'Button, for an action. A button that navigates takes a link as `render`.',
    'SkipLink, to skip the navigation.',
    'Breadcrumbs, for the parent pages.',
  ],
  alsoCalled: ['anchor', 'hyperlink'],
  keyboard: [
    ['Enter', 'Follows the link'],
    ['Tab', 'Reaches it'],
  ],
  code: `import { Link } from '@portico/ui/link';

export function Terms() {
  return (
    <p>
      Read the <Link href="/terms">terms of service</Link> before you order.
    </p>
  );
}
`,
};

const meta = { component: Link, parameters: { guide }, args: { href: '#terms', children: 'Terms of service' } } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Read the <Link {...args} /> before you order.
    </p>
  ),
};
export const Strong: Story = { args: { variant: 'strong', children: 'Create an account' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Back to sign in' } };
export const OfARouter: Story = {
  args: { href: undefined, variant: 'strong', render: <a href="#signup" data-router="" />, children: 'Create an account' },
};
export const LongRussian: Story = {
  args: { children: 'Публичная оферта на оказание услуг по предоставлению вычислительных мощностей' },
};
