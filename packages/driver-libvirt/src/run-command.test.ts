import type { ServerCommand } from '@portico/drivers/server-command';
import { expect, test } from 'vitest';
import type { FoundServer } from './find-server.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { runCommand } from './run-command.ts';
import { sampleOptions, sampleRecord } from '../test/sample-server.ts';

const { signal } = new AbortController();
const log = () => undefined;

const adopted: FoundServer = {
  uuid: 'b3768b05-62b0-86af-b801-a5ec828b2b3b',
  name: 'by-hand',
  power: 'running',
  record: { ...sampleRecord, generation: 0 },
  boot: null,
};

/** Runs the command on a domain with these devices. Returns the commands that changed something, and the error. */
async function outcomeOf(devices: string, command: ServerCommand) {
  const changes: string[] = [];
  const host: LibvirtHost = {
    options: { ...sampleOptions, isos: { arch: 'arch.iso' } },
    now: () => new Date(),
    logger: { debug: log, info: log, warn: log, error: log },
    exclusive: (_name, work) => work(signal),
    virsh: {
      async run([name]) {
        if (name === 'vol-path') return Promise.resolve('/pool/arch.iso');
        if (name === 'dumpxml') return Promise.resolve(`<domain><devices>${devices}</devices></domain>`);
        changes.push(name);
        return Promise.resolve('');
      },
      runAll: async () => Promise.resolve(''),
    },
  };
  const error = await runCommand(host, adopted, command, signal).catch((failure: unknown) => failure);
  return { changes, error };
}

const disk = (target: string) => `<disk type="file" device="disk"><source file="/data/${target}"/><target dev="${target}"/></disk>`;

test.each([
  ['a data disk where Portico has its CD-ROM drive', disk('sda') + disk('sdb')],
  ['no CD-ROM drive', disk('vda')],
])('an ISO image is refused before anything changes on a server with %s', async (_name, devices) => {
  for (const command of [{ kind: 'mount_iso', iso: 'arch', boot: true }, { kind: 'unmount_iso' }] as const) {
    expect(await outcomeOf(devices, command)).toMatchObject({ changes: [], error: { code: 'unsupported' } });
  }
});
