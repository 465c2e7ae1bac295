import { defineConfig } from '@portico/drivers/define-config';
import { simulationPlugin } from '@portico/simulation/simulation-plugin';
import { createLibvirtDriver } from '../../src/libvirt-driver.ts';
import { options } from '../machine-room.ts';
import { machinePool } from './machine-pool.ts';

// Without images and VNC, so that its servers have other features than simulated ones.
const { isos: _isos, vnc: _vnc, ...plain } = options;

export default defineConfig({
  provisioning: { libvirt: (context) => createLibvirtDriver(plain, context) },
  addressPools: [{ ...machinePool, driver: 'libvirt' }],
  plugins: [simulationPlugin],
});
