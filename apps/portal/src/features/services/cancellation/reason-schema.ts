import * as v from 'valibot';
import { cancellationReasonSchema } from '@portico/validation/cancellation';

/** What the form asks for; the call adds whether it is only a plan. */
export const reasonSchema = v.strictObject({ reason: cancellationReasonSchema });
