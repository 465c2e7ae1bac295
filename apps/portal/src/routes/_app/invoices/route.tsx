import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/invoices')({
  loader: ({ context }) => context.loadTexts('invoices'),
});
