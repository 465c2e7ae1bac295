import type { QueryClient } from '@tanstack/react-query';
import { keepAction } from '@portico/api-queries/action-cache';
import type { StreamEvent } from '@portico/contract';
import { showActionResult } from './show-action-result.ts';

/**
 * Shows an action where it happens at once, reads again what it made stale, and says its end. In this order: what is written into an answer makes
 * it look fresh, so that what it also changed would never be read again where it is not on the screen.
 */
export function followAction(client: QueryClient, { action }: StreamEvent, refresh: () => void): void {
  if (!action) return;
  keepAction(client, action);
  refresh();
  if (action.status !== 'running') void showActionResult(client, action);
}
