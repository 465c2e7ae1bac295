import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Avatar } from './avatar.tsx';

const guide: ComponentGuide = {
  use: 'The initial of a person next to their name: in the account menu, a ticket or a list of users.',
  avoid: [
    'Icon, for an object rather than a person.',
    'Your own image, if people upload pictures: the avatar only takes a name.',
    'Nothing, if the name isn’t shown next to it: screen readers skip the letter.',
  ],
  alsoCalled: ['user picture', 'initials'],
  keyboard: [],
  code: `import { Avatar } from '@portico/ui/avatar';
import { Stack } from '@portico/ui/stack';

export function Author({ name }: { name: string }) {
  return (
    <Stack direction="row" gap={2} align="center">
      <Avatar name={name} />
      <span>{name}</span>
    </Stack>
  );
}
`,
};

const meta = { component: Avatar, parameters: { guide } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Latin: Story = { args: { name: 'Alexandra' } };
export const Nameless: Story = { args: { name: '' } };
export const LongRussian: Story = { args: { name: 'Александра-Виктория Константинопольская' } };
