import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../component-guide.ts';
import { Stack } from './stack.tsx';

const guide: ComponentGuide = {
  use: 'Items in a row or column with equal spacing, so components need no margins.',
  avoid: ['Grid, for columns of equal width.', 'Your own CSS, for spacing outside the scale.'],
  alsoCalled: ['flex', 'spacing', 'layout'],
  keyboard: [],
  code: `import { Button } from '@portico/ui/button';
import { Stack } from '@portico/ui/stack';

export function FormActions({ onCancel }: { onCancel: () => void }) {
  return (
    <Stack direction="row" gap={2} justify="end">
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Stack>
  );
}
`,
};

const meta = { component: Stack, parameters: { guide } } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const children = (
  <>
    <span>Frankfurt</span>
    <span>Amsterdam</span>
    <span>Helsinki</span>
  </>
);

export const Column: Story = { args: { children } };
export const Row: Story = { args: { children, direction: 'row', justify: 'between' } };
export const LongRussian: Story = {
  args: {
    direction: 'row',
    gap: 2,
    children: (
      <>
        <span>Расширенные параметры резервного копирования</span>
        <span>Дополнительные сетевые адреса и обратные записи</span>
        <span>Переустановка операционной системы</span>
      </>
    ),
  },
};
