import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import type { ComponentGuide } from '../component-guide.ts';
import { SkipLink } from './skip-link.tsx';

const guide: ComponentGuide = {
  use: 'The first Tab stop on a page with navigation. It is visible only while focused and skips the navigation.',
  avoid: ['AppShell, which includes one.', 'Link, for a jump within the content.'],
  alsoCalled: ['skip navigation'],
  keyboard: [
    ['Tab', 'Reaches it first, and shows it'],
    ['Enter', 'Moves focus to the content; the URL stays the same'],
  ],
  code: `import { SkipLink } from '@portico/ui/skip-link';
import type { ReactNode } from 'react';

export function Page({
  navigation,
  children,
}: {
  navigation: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <SkipLink targetId="content">Skip to content</SkipLink>
      {navigation}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
`,
};

const meta = { component: SkipLink, parameters: { guide, docs: { story: { inline: false, height: '9rem' } } } } satisfies Meta<
  typeof SkipLink
>;
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

export const Focused: Story = { ...BeforeContent, play: () => screen.getByRole('link', { name: 'Skip to content' }).focus() };

export const LongRussian: Story = {
  ...BeforeContent,
  args: { targetId: 'content', children: 'Перейти к основному содержимому страницы, минуя навигацию' },
};
