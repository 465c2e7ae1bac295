import { defineOperation } from '../../../operations/operation.ts';
import { revealTries } from './action-tries.ts';
import { revealSecret } from './reveal-secret.ts';

export const revealRootPassword = defineOperation('revealRootPassword', {
  right: { area: 'services', level: 'write' },
  impersonator: 'never',
  recentProof: true,
  limits: revealTries,
  handle: (context) => revealSecret(context, 'reveal_root_password'),
});
