import type { DriverDatabase, DriverLogger } from '@portico/drivers/driver-context';
import type { LibvirtOptions } from './libvirt-options.ts';
import type { Virsh } from './virsh.ts';

export type LibvirtHost = {
  virsh: Virsh;
  options: LibvirtOptions;
  now: () => Date;
  logger: DriverLogger;
  exclusive: DriverDatabase['exclusive'];
};
