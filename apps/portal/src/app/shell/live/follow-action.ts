import type { QueryClient } from '@tanstack/react-query';
import { keepAction } from '@portico/api-queries/action-cache';
import type { StreamEvent } from '@portico/contract';
import { showActionResult } from './show-action-result.ts';

/**
 * Applies an action event: updates the cached action, refetches what it made stale, and shows the outcome. The order matters: writing into
 * a cached answer makes it look fresh, so off-screen data would otherwise never be refetched.
 */
export function followAction(client: QueryClient, { action }: StreamEvent, refresh: () => void): void {
  if (!action) return;
  keepAction(client, action);
  refresh();
  if (action.status !== 'running') void showActionResult(client, action);
}
