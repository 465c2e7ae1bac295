import { createFileRoute } from '@tanstack/react-router';
import { authMessages } from '../../features/auth/auth.messages.ts';
import { SignupScreen } from '../../features/auth/signup-screen.tsx';

export const Route = createFileRoute('/auth/signup')({
  component: SignupScreen,
  staticData: { title: authMessages.signUpTitle },
});
