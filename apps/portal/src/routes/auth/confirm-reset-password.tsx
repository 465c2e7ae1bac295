import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../../app/planned-screen.tsx';
import { authMessages } from '../../features/auth/auth.messages.ts';

export const Route = createFileRoute('/auth/confirm-reset-password')({
  component: () => <PlannedScreen title={authMessages.confirmResetTitle} text={authMessages.confirmResetPlanned} />,
  staticData: { title: 'auth.confirm-reset.title' },
});
