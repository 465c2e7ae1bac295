import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Stack } from '../stack/stack.tsx';
import { Text, textSizes } from './text.tsx';

const guide: ComponentGuide = {
  use: 'A paragraph of its own: a note under a table, what a section is for, why something is missing.',
  avoid: [
    'Field with a `description`, for a hint at a field.',
    'Callout, for what must not be missed.',
    'EmptyState, for a list without rows.',
  ],
  alsoCalled: ['paragraph', 'typography', 'caption', 'note', 'muted text'],
  keyboard: [],
  code: `import { Text } from '@portico/ui/text';

export function UtcNote() {
  return <Text muted>Days and months are counted in UTC.</Text>;
}
`,
};

const meta = {
  component: Text,
  parameters: { guide },
  args: { children: 'Your draft is kept in this browser until you send it.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Muted: Story = { args: { muted: true } };
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={3}>
      {textSizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const LongRussian: Story = {
  args: {
    muted: true,
    children: 'Черновик хранится только в этом браузере, пока вы его не отправите; на других устройствах он не появится.',
  },
};
