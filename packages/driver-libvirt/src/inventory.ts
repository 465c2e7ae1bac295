import type { Power } from '@portico/drivers/provisioning-driver';
import * as v from 'valibot';
import { bootNamespace, readRecord, serverNamespace, type ServerRecord } from './server-record.ts';
import type { Virsh } from './virsh.ts';
import { childOf, readXml } from './xml.ts';

const bootRecord = v.object({ id: v.string(), startedAt: v.number() });
export type BootRecord = v.InferOutput<typeof bootRecord>;

export type FoundDomain = { uuid: string; name: string; power: Power; record: ServerRecord | null; boot: BootRecord | null };

/** virsh reads one script from one argument, which Linux limits to 128 KiB. */
const maxPerCall = 200;

/** Returns every domain of the host, also those that Portico didn't create. Two calls, however many there are. */
export async function listDomains(virsh: Virsh, signal: AbortSignal): Promise<FoundDomain[]> {
  const uuids = (await virsh.run(['list', '--all', '--uuid'], signal)).split('\n').filter((line) => line !== '');
  const found: FoundDomain[] = [];
  for (let from = 0; from < uuids.length; from += maxPerCall) {
    found.push(...(await readDomains(virsh, uuids.slice(from, from + maxPerCall), signal)));
  }
  return found;
}

/** Returns those of the domains that exist. */
export async function readDomains(virsh: Virsh, uuids: readonly string[], signal: AbortSignal): Promise<FoundDomain[]> {
  const commands = uuids.flatMap((uuid) => [
    ['dominfo', uuid],
    ['metadata', uuid, serverNamespace, '--config'],
    ['metadata', uuid, bootNamespace, '--live'],
  ]);
  return parseDomains(await virsh.runAll(commands, signal));
}

/** Reads `dominfo` and metadata of several domains. A domain that is removed meanwhile leaves nothing or an incomplete block, which is left out. */
export function parseDomains(output: string): FoundDomain[] {
  return output.split(/^(?=Id: )/m).flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(block)?.[1];
    const [uuid, name, power] = [field('UUID'), field('Name'), powerOfState(field('State') ?? '')];
    if (uuid === undefined || name === undefined || power === null) return [];
    const metadata = block.split('\n').filter((line) => line.startsWith('<'));
    return [{ uuid, name, power, ...parseMetadata(metadata.join('\n')) }];
  });
}

function powerOfState(state: string): Power | null {
  if (['running', 'idle', 'paused', 'in shutdown', 'pmsuspended'].includes(state)) return 'running';
  return ['shut off', 'crashed', 'no state'].includes(state) ? 'stopped' : null;
}

/** A record that was changed by hand counts as none, so that it can't break the whole list. */
function parseMetadata(xml: string): Pick<FoundDomain, 'record' | 'boot'> {
  const parsed = (name: string) => {
    const root = readXml(`<metadata>${xml}</metadata>`).documentElement;
    const element = root === null ? undefined : childOf(root, name);
    return element === undefined ? null : (element.textContent ?? '');
  };
  return { record: orNull(parsed, 'server', readRecord), boot: orNull(parsed, 'boot', readBoot) };
}

const readBoot = (json: string) => v.parse(bootRecord, JSON.parse(json));

function orNull<T>(textOf: (name: string) => string | null, name: string, parse: (json: string) => T): T | null {
  try {
    const text = textOf(name);
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}
