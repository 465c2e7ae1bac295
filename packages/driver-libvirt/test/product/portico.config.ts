import { defineConfig } from '@portico/drivers/define-config';
import { createLibvirtDriver } from '../../src/libvirt-driver.ts';
import { options } from '../machine-room.ts';

export default defineConfig({
  provisioning: (context) => createLibvirtDriver(options, context),
  addressPools: [
    {
      name: 'machines',
      first: '198.51.100.200',
      last: '198.51.100.220',
      gateway: '198.51.100.1',
      prefixLength: 24,
      bridge: 'portico0',
    },
  ],
});
