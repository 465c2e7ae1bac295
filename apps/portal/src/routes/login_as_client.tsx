import { createFileRoute } from '@tanstack/react-router';
import { PlannedScreen } from '../app/planned-screen.tsx';
import { authMessages } from '../features/auth/auth.messages.ts';

export const Route = createFileRoute('/login_as_client')({
  component: () => <PlannedScreen title={authMessages.impersonationTitle} text={authMessages.impersonationPlanned} />,
  staticData: { title: 'auth.impersonation.title' },
});
