import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../app/planned-screen.tsx';
import { authMessages } from '../../features/auth/auth.messages.ts';

export const Route = createFileRoute('/auth/reset-password')({
  component: () => <PlannedScreen title={authMessages.resetTitle} text={authMessages.resetPlanned} />,
  staticData: { title: 'auth.reset.title' },
});
