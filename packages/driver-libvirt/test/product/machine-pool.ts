import type { AddressPool } from '@portico/drivers/address-pool';

export const machinePool: AddressPool = {
  name: 'machines',
  first: '198.51.100.200',
  last: '198.51.100.220',
  gateway: '198.51.100.1',
  prefixLength: 24,
  bridge: 'portico0',
};
