import { userInfo } from 'node:os';
import * as v from 'valibot';
import type { Configuration } from '../../platform/settings/configuration.ts';
import { defineSetting, text } from '../../platform/settings/define-setting.ts';

export const operatorName = defineSetting('OPERATOR_NAME', {
  schema: v.optional(text),
  about: 'Who runs `pnpm operator`, as a client reads it where somebody acted in its name.',
  defaultsTo: 'the name of the system user',
});

export function operatorNameOf(configuration: Configuration): string {
  return configuration.setting(operatorName) ?? userInfo().username;
}
