import { createFileRoute } from '@tanstack/react-router';
import { SettingsLayout } from '../../../features/settings/settings-layout.tsx';

export const Route = createFileRoute('/_app/settings')({
  loader: ({ context }) => Promise.all([context.loadTexts('settings'), context.loadTexts('flow')]),
  component: SettingsLayout,
});
