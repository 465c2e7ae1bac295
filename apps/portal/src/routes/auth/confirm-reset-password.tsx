import { createFileRoute } from '@tanstack/react-router';
import { ConfirmResetScreen } from '../../features/auth/confirm-reset-screen.tsx';

export const Route = createFileRoute('/auth/confirm-reset-password')({
  loader: ({ context }) => context.loadTexts('access'),
  component: ConfirmResetScreen,
  staticData: { title: 'auth.confirm-reset.title' },
});
