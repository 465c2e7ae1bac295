import { defineModule } from '../define-module.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { sandboxHostile, sandboxLoseWebhooks } from './settings.ts';

export const sandboxModule = defineModule({
  jobs: [deliverWebhook],
  settings: [sandboxLoseWebhooks, sandboxHostile],
});
