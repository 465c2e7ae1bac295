import { purgeExpired } from '../platform/database/purge-expired.ts';
import { defineJob } from './define-job.ts';

export const purgeExpiredJob = defineJob('purge-expired', { everySeconds: 3_600, workers: 1 }, (app) =>
  purgeExpired(app.database, app.now()),
);
