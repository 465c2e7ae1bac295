import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/supports')({
  loader: ({ context }) => context.loadTexts('support'),
});
