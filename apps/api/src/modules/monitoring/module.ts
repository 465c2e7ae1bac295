import { defineModule } from '../define-module.ts';
import { metricsToken } from './settings.ts';

export const monitoringModule = defineModule({
  settings: [metricsToken],
});
