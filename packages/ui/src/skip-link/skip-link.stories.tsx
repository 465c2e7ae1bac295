import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link.tsx';

const meta = { component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeContent: Story = {
  args: { targetId: 'content', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#elsewhere">Navigation</a>
      <main id="content" tabIndex={-1}>
        <h1>My services</h1>
      </main>
    </>
  ),
};

export const LongRussian: Story = {
  ...BeforeContent,
  args: { targetId: 'content', children: 'Перейти к основному содержимому страницы, минуя навигацию' },
};
