import type { Power, Vnc } from '@portico/contract';
import type { ServiceFacts } from '@portico/validation/service-capabilities';
import type { App } from '../../app.ts';
import { featuresOf } from '../../drivers/provisioning/driver-features.ts';
import type { ServiceRow } from './services.repository.ts';

/** Returns null if the service has no server. */
export function powerOf({ status, power }: Pick<ServiceRow, 'status' | 'power'>): Power {
  return status === 'active' || status === 'suspended' ? power : null;
}

export function vncOf({ vnc_address: address }: Pick<ServiceRow, 'vnc_address'>): Vnc {
  return address === null ? 'disabled' : 'enabled';
}

/** Returns the facts that decide which actions the service allows. `busy` is true if an action is running. */
export function factsOf(app: App, service: ServiceRow, busy: boolean): ServiceFacts {
  return {
    status: service.status,
    power: powerOf(service),
    vnc: vncOf(service),
    features: featuresOf(app, service),
    has_root_password: service.root_password !== null,
    ipv6_prefix: service.ipv6_prefix,
    busy,
    isoMounted: service.iso !== null,
    cancellationRequested: service.cancel_requested_at !== null,
  };
}
