import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/services')({
  loader: ({ context }) => context.loadTexts('services'),
});
