import { defineOperation } from '../../../operations/operation.ts';
import { revealRateLimit } from './action-rate-limits.ts';
import { revealSecret } from './reveal-secret.ts';

export const revealVncPassword = defineOperation('revealVncPassword', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  limits: revealRateLimit,
  handle: (context) => revealSecret(context, 'reveal_vnc_password'),
});
