import { defineOperation } from '../../../operations/operation.ts';
import { revealTries } from './action-tries.ts';
import { revealSecret } from './reveal-secret.ts';

export const revealVncPassword = defineOperation('revealVncPassword', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  limits: revealTries,
  handle: (context) => revealSecret(context, 'reveal_vnc_password'),
});
