import type { QueryClient } from '@tanstack/react-query';
import { keepAction } from '@portico/api-queries/action-cache';
import type { Action } from '@portico/contract';
import { tellAction } from './tell-action.ts';

/** Shows an action where it happens at once, and says its end. */
export function followAction(client: QueryClient, action: Action): void {
  keepAction(client, action);
  if (action.status !== 'running') void tellAction(client, action);
}
