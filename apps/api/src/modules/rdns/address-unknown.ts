import { refuseFields, type Refusal } from '../../operations/refusal.ts';

/** The address is not the service's, or has no name that could be changed. */
export function addressUnknown(): Refusal<422> {
  return refuseFields([{ path: 'ip', code: 'address_unknown', params: {} }]);
}
