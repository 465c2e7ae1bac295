import { refuseFields, type Refusal } from '../../operations/refusal.ts';

/** Refuses an address that doesn't belong to the service or has no name to change. */
export function addressUnknown(): Refusal<422> {
  return refuseFields([{ path: 'ip', code: 'address_unknown', params: {} }]);
}
