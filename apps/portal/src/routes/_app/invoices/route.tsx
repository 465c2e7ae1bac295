import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/invoices')({
  loader: ({ context }) => Promise.all([context.loadTexts('invoices'), context.loadTexts('flow')]),
});
