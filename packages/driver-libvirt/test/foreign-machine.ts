import { writeFileSync } from 'node:fs';
import { virsh } from './machine-room.ts';

/** Makes a machine as an operator would by hand, and starts it. Returns its UUID and the file of its disk. */
export function makeForeignMachine(name: string): { uuid: string; file: string } {
  virsh('vol-create-as', 'portico', `${name}.qcow2`, '10M', '--format', 'qcow2');
  const file = virsh('vol-path', '--pool', 'portico', `${name}.qcow2`).trim();
  const domain = `<domain type='qemu'><name>${name}</name><memory unit='MiB'>64</memory><os><type arch='x86_64' machine='q35'>hvm</type></os>
    <devices><disk type='file' device='disk'><driver name='qemu' type='qcow2'/><source file='${file}'/><target dev='vda' bus='virtio'/></disk>
    </devices></domain>`;
  writeFileSync(`/run/portico/${name}.xml`, domain);
  virsh('define', `/run/portico/${name}.xml`);
  virsh('start', name);
  return { uuid: virsh('domuuid', name).trim(), file };
}
