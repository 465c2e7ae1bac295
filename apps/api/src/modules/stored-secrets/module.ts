import { defineModule } from '../define-module.ts';
import { reencryptSecretsCommand } from './reencrypt-secrets.command.ts';

export const storedSecretsModule = defineModule({
  commands: [reencryptSecretsCommand],
});
