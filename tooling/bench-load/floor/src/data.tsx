import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import createClient from 'openapi-fetch';

export type Service = { readonly id: number; readonly name: string; readonly price: number; readonly due: string; readonly status: string };

type Paths = {
  '/api/services.json': { get: { parameters: Record<string, never>; responses: { 200: { content: { 'application/json': Service[] } } } } };
};

const api = createClient<Paths>({ baseUrl: '' });
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });

export function DataProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export function useServices(): readonly Service[] | undefined {
  const query = useQuery({
    queryKey: ['services'],
    queryFn: async () => {
      const { data } = await api.GET('/api/services.json');
      if (!data) throw new Error('The services did not come');
      return data;
    },
  });
  return query.data;
}
