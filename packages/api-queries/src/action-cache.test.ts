import type { Action } from '@portico/contract';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { keepAction } from './action-cache.ts';

const started: Action = {
  id: '5b0a7a1e-4c55-4f5b-9a5e-0d3a4a7b9c11',
  resource: { type: 'service', id: '5' },
  command: 'stop',
  status: 'running',
  progress: 0,
  error: null,
  started_at: '2026-11-22T08:00:00.000Z',
  finished_at: null,
};
const halfWay: Action = { ...started, progress: 50 };
const ended: Action = { ...started, status: 'success', progress: 100, finished_at: '2026-11-22T08:00:09.000Z' };

function clientWithService(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['getService', { id: 5 }], { id: 5, power: 'running', action: null });
  client.setQueryData(['listServices', { page: 1 }], { items: [{ id: 5, power: 'running', action: null }] });
  return client;
}

function shown(client: QueryClient): unknown[] {
  const list = client.getQueryData<{ items: object[] }>(['listServices', { page: 1 }]);
  return [client.getQueryData(['getService', { id: 5 }]), list?.items[0], client.getQueryData(['getAction', { id: started.id }])];
}

describe('keepAction', () => {
  it('keepAction updates an action in every cached answer that shows its service', () => {
    const client = clientWithService();

    keepAction(client, started);
    expect(shown(client)).toMatchObject([{ action: started }, { action: started }, started]);

    keepAction(client, ended);
    expect(shown(client)).toMatchObject([{ power: 'stopped', action: null }, { power: 'stopped', action: null }, ended]);
  });

  it.each([
    ['the answer that begins it', started],
    ['an event of its middle', halfWay],
  ])('keepAction keeps a finished action when %s arrives later', (_name, late) => {
    const client = clientWithService();
    keepAction(client, ended);

    keepAction(client, late);

    expect(shown(client)).toMatchObject([{ power: 'stopped', action: null }, { power: 'stopped', action: null }, ended]);
  });

  it('keepAction ignores outdated progress of an action', () => {
    const client = clientWithService();
    keepAction(client, halfWay);

    keepAction(client, started);

    expect(shown(client)).toMatchObject([{ action: halfWay }, { action: halfWay }, halfWay]);
  });

  it('keepAction leaves an answer that it changes as old as it was, and still to be fetched again', async () => {
    const client = clientWithService();
    const keys = [
      ['getService', { id: 5 }],
      ['listServices', { page: 1 }],
    ];
    for (const key of keys) client.setQueryData(key, (data: object | undefined) => data, { updatedAt: 1 });
    await client.invalidateQueries();

    keepAction(client, started);

    const after = keys.map((key) => client.getQueryState(key));
    expect(after).toMatchObject(keys.map(() => ({ dataUpdatedAt: 1, isInvalidated: true })));
    expect(shown(client)).toMatchObject([{ action: started }, { action: started }, started]);
  });

  it('keepAction does not touch the answers about other services', async () => {
    const client = new QueryClient();
    const keys = [
      ['getService', { id: 6 }],
      ['listServices', { page: 2 }],
    ];
    client.setQueryData(keys[0] ?? [], { id: 6, power: 'running', action: null }, { updatedAt: 1 });
    client.setQueryData(keys[1] ?? [], { items: [{ id: 6, power: 'running', action: null }] }, { updatedAt: 1 });
    await client.invalidateQueries();
    const before = keys.map((key) => client.getQueryState(key));

    keepAction(client, started);

    expect(keys.map((key) => client.getQueryState(key))).toEqual(before);
  });
});
