import { QueryClient } from '@tanstack/react-query';
import { refreshOperations, staleAfterEvent } from '@portico/api-queries/invalidations';
import type { Action, StreamEvent } from '@portico/contract';
import { expect, it } from 'vitest';
import { followAction } from './follow-action.ts';

const action: Action = {
  id: '5b0a7a1e-4c55-4f5b-9a5e-0d3a4a7b9c11',
  resource: { type: 'service', id: '5' },
  command: 'restart',
  status: 'running',
  progress: 0,
  error: null,
  started_at: '2026-11-22T08:00:00.000Z',
  finished_at: null,
};

function actionEvent(change: Partial<Action>): StreamEvent {
  const now = { ...action, ...change };
  return { id: '1', type: 'action.changed', created_at: action.started_at, resource: action.resource, status: now.status, action: now };
}

it('a service is refetched after an action changes it, even when it is not on the screen', async () => {
  const client = new QueryClient();
  client.setQueryData(['getService', { id: 5 }], { id: 5, hostname: 'edge', power: 'stopped', action });
  const event = actionEvent({ status: 'success', progress: 100, finished_at: '2026-11-22T08:00:09.000Z' });

  followAction(client, event, () => refreshOperations(client, staleAfterEvent(event)));

  expect(client.getQueryData(['getService', { id: 5 }])).toMatchObject({ power: 'running', action: null });
  await expect.poll(() => client.getQueryState(['getService', { id: 5 }])?.isInvalidated).toBe(true);
});
