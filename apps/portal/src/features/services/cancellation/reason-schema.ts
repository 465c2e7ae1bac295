import * as v from 'valibot';
import { cancellationReasonSchema } from '@portico/validation/cancellation';

/** The form's fields; the call adds `dry_run`. */
export const reasonSchema = v.strictObject({ reason: cancellationReasonSchema });
