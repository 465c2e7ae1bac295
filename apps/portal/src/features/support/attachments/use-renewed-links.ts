import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshOperations } from '@portico/api-queries/invalidations';

/** Links are good for some minutes: one that no longer is makes the ticket be read again, once, and what it names then is shown. */
export function useRenewedLinks() {
  const queryClient = useQueryClient();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  return {
    isBroken: (url: string) => broken.has(url),
    onBroken: (url: string) => {
      if (!broken.has(url)) refreshOperations(queryClient, ['getTicket']);
      setBroken((before) => new Set([...before, url]));
    },
  };
}
