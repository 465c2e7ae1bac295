import { userInfo } from 'node:os';
import * as v from 'valibot';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { defineSetting, text } from '@portico/drivers/define-setting';

export const operatorName = defineSetting('OPERATOR_NAME', {
  schema: v.optional(text),
  about: 'Name of the person who runs `pnpm operator`. Clients see it next to support access.',
  defaultsTo: 'the system user name',
});

export function operatorNameOf(configuration: Configuration): string {
  return configuration.setting(operatorName) ?? userInfo().username;
}
