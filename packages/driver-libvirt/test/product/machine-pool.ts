import type { AddressPool } from '@portico/drivers/address-pool';

export const machinePool: AddressPool = {
  name: 'machines',
  first: '198.51.100.100',
  last: '198.51.100.250',
  gateway: '198.51.100.1',
  prefixLength: 24,
  bridge: 'portico0',
};
