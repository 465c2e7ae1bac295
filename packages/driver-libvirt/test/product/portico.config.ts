import { defineConfig } from '@portico/drivers/define-config';
import { createLibvirtDriver } from '../../src/libvirt-driver.ts';
import { options } from '../machine-room.ts';
import { machinePool } from './machine-pool.ts';

export default defineConfig({
  provisioning: (context) => createLibvirtDriver(options, context),
  addressPools: [machinePool],
});
