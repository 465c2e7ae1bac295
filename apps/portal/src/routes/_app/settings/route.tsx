import { createFileRoute } from '@tanstack/react-router';
import { SettingsLayout } from '../../../features/settings/settings-layout.tsx';

export const Route = createFileRoute('/_app/settings')({
  loader: ({ context }) => context.loadTexts('settings'),
  component: SettingsLayout,
});
