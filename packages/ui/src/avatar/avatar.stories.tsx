import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Avatar } from './avatar.tsx';

const guide: ComponentGuide = {
  use: 'A letter for a person, beside their name: in the account menu, in a ticket, in a list of users.',
  avoid: [
    'Icon, for a thing rather than a person.',
    'An image of your own, where people upload pictures: the avatar takes a name and nothing else.',
    'Nothing at all, where the name would not stand beside it. Screen readers do not get the letter.',
  ],
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
