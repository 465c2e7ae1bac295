import { createFileRoute } from '@tanstack/react-router';
import { SignupScreen } from '../../features/auth/signup-screen.tsx';

export const Route = createFileRoute('/auth/signup')({
  loader: ({ context }) => context.loadTexts('register'),
  component: SignupScreen,
  staticData: { title: 'register.title' },
});
