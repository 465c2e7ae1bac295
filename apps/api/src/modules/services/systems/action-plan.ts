import type { ActionPlan, Belonging } from '@portico/contract';
import type { App } from '../../../app.ts';
import { driverNamed } from '../provisioning/ask-driver.ts';
import { commandOf, type ActionOrder } from '../actions/action-order.ts';
import type { ServiceRow } from '../services.repository.ts';

type PlannedOrder = Extract<ActionOrder, { command: 'mount_iso' | 'reinstall' }>;

/** Returns the effects of an action for the user to confirm. */
export function planOf(app: App, service: ServiceRow, order: PlannedOrder): ActionPlan {
  const { erased, kept } = belongingsOf(service, order);
  const seconds = Math.ceil(driverNamed(app, service.driver).expectedMs(commandOf(order, null, service)) / 1_000);
  const downtime = order.command === 'reinstall' || order.params.boot;
  return { command: order.command, hostname: service.hostname, erased, kept, downtime, duration_seconds: seconds, cost: 0, ends_on: null };
}

function belongingsOf(service: ServiceRow, order: PlannedOrder): { erased: Belonging[]; kept: Belonging[] } {
  if (order.command === 'mount_iso') return { erased: [], kept: ['disk', 'addresses', 'rdns', 'root_password', 'ssh_key', 'price'] };
  const hasKey = service.ssh_key !== null;
  // An installation from an image gets neither a password nor a key.
  const losesKey = hasKey && order.params.iso !== null;
  return {
    erased: ['disk', 'root_password', ...(losesKey ? (['ssh_key'] as const) : [])],
    kept: ['addresses', 'rdns', ...(hasKey && !losesKey ? (['ssh_key'] as const) : []), 'price'],
  };
}
