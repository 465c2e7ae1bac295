import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { screen } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { ComponentGuide } from '../component-guide.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const guide: ComponentGuide = {
  use: 'The name of an icon, on hover and keyboard focus. Only a visual aid: the trigger needs its own accessible name.',
  avoid: [
    'Text on the page, for anything people need: touch devices show no tooltips.',
    '`disabledReason` of Button, for why something cannot be pressed.',
    'Popover, for controls or more than a line of text.',
  ],
  alsoCalled: ['hint', 'help text', 'infotip'],
  keyboard: [
    ['Tab', 'Shows it on focus'],
    ['Escape', 'Hides it and keeps the focus'],
  ],
  code: `import { IconButton } from '@portico/ui/icon-button';
import { Tooltip } from '@portico/ui/tooltip';

export function Restart({ onRestart }: { onRestart: () => void }) {
  return (
    <Tooltip text="Restart">
      <IconButton label="Restart" onClick={onRestart}>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4" />
        </svg>
      </IconButton>
    </Tooltip>
  );
}
`,
};

const meta = { component: Tooltip, parameters: { guide } } satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnButton: Story = {
  args: {
    text: 'Restart',
    children: (
      <IconButton label="Restart">
        <RotateCw />
      </IconButton>
    ),
  },
};
export const Shown: Story = {
  ...OnButton,
  parameters: { docs: { story: { inline: false, height: '10rem' } } },
  play: async () => {
    screen.getByRole('button').focus();
    await screen.findByText('Restart');
  },
};
export const AtOnce: Story = { args: { ...OnButton.args, delayMs: 0, side: 'inline-end' } };
export const LongRussian: Story = {
  args: {
    text: 'Перезапуск займёт около минуты, и на это время сервер перестанет отвечать',
    children: <Button>Перезапустить</Button>,
  },
};
