import { defineModule } from '../define-module.ts';
import { requestCancellation } from './request-cancellation.ts';
import { withdrawCancellation } from './withdraw-cancellation.ts';
import { endCancelledServices } from './end-cancelled-services.job.ts';
import { cancellationRequestedMail, cancellationWithdrawnMail, serviceEndedMail } from './mails.ts';

export const cancellationModule = defineModule({
  operations: { requestCancellation, withdrawCancellation },
  jobs: [endCancelledServices],
  mails: [cancellationRequestedMail, cancellationWithdrawnMail, serviceEndedMail],
});
