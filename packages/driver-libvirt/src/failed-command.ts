import type { Failure, FailureCode } from '@portico/drivers/provisioning-driver';
import { VirshError, type VirshFailure } from './virsh-error.ts';

/** Ends a command with a code for operators. Repeating the command as it is would fail again. */
export class FailedCommand extends Error {
  override name = 'FailedCommand';
  readonly code: FailureCode;

  constructor(code: FailureCode, reason: string) {
    super(reason);
    this.code = code;
  }
}

const codes: Readonly<Partial<Record<VirshFailure, FailureCode>>> = {
  'no-domain': 'not-found',
  'no-agent': 'no-agent',
  'no-space': 'pool-full',
};

/** Returns the failure that an error means, or null if its outcome is unknown. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof FailedCommand) return { status: 'failed', code: error.code, reason: error.message };
  if (error instanceof VirshError) return { status: 'failed', code: codes[error.failure] ?? 'host-error', reason: error.message };
  return null;
}
