import type { Action, Language } from '@portico/contract';
import { presentSnapshot, type ActionSnapshot } from '../../../platform/events/action-snapshot.ts';
import type { ActionRow } from './actions.repository.ts';

export function snapshotOf(row: ActionRow): ActionSnapshot {
  return {
    id: row.id,
    command: row.command,
    status: row.status,
    progress: row.progress,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    error: row.error_code,
    resource: { type: 'service', id: String(row.service_id) },
  };
}

export function presentAction(row: ActionRow, locale: Language): Action {
  return presentSnapshot(snapshotOf(row), locale);
}
