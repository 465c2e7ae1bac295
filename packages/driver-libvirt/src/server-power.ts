import { DriverError } from '@portico/drivers/driver-error';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchBoot } from './boot-counters.ts';
import type { LibvirtHost } from './libvirt-host.ts';
import { bootNamespace } from './server-record.ts';
import { unlessVirsh } from './virsh-error.ts';
import { writeXml } from './xml.ts';

/** Starts the server, also whenever its host starts; does nothing if it runs. Turns autostart on first, so that a lost call can't leave it off. */
export async function startServer(host: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  await host.virsh.run(['autostart', uuid], signal);
  const started = await unlessVirsh(['already-running'], runStart(host, uuid, signal));
  if (started !== undefined) await recordBoot(host, uuid, signal);
}

const maxStarts = 5;

/** A killed libvirtd can leave firewall chains behind, which block the next interface of that name. Each start takes another name. */
async function runStart(host: LibvirtHost, uuid: string, signal: AbortSignal): Promise<string> {
  for (let starts = 1; ; starts += 1) {
    const output = await unlessVirsh(starts < maxStarts ? ['stale-rules'] : [], host.virsh.run(['start', uuid], signal));
    if (output !== undefined) return output;
    host.logger.warn({ uuid, starts }, 'The host has stale firewall rules for the interface; starting the server on the next one');
  }
}

/** Keeps the server off when its host starts. Called before it stops, so that a lost call leaves no server on that should be off. */
export async function disableAutostart({ virsh }: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  await virsh.run(['autostart', uuid, '--disable'], signal);
}

/**
 * Names this start of the server. The name lives exactly as long as its process, and so do libvirt's counters. It isn't kept if the server
 * has stopped meanwhile.
 */
export async function recordBoot({ virsh, now }: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  const boot = writeXml(['boot', {}, JSON.stringify({ id: randomUUID(), startedAt: now().getTime() })]);
  await unlessVirsh(
    ['not-running', 'no-domain'],
    virsh.run(['metadata', uuid, bootNamespace, '--live', '--key', 'portico-boot', '--set', boot], signal),
  );
}

/** Cuts the power; does nothing if the server is off. */
export async function forceOff(host: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  const boot = await watchBoot(host, uuid, signal);
  if (await boot.look()) await boot.keep();
  await unlessVirsh(['not-running'], host.virsh.run(['destroy', uuid], signal));
}

const repeatMs = 3_000;
const pollMs = 250;

/** Asks the guest to shut down until it does. Cuts the power if that takes too long. */
export async function shutDown(host: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  const boot = await watchBoot(host, uuid, signal);
  const end = performance.now() + (host.options.shutdownMs ?? 60_000);
  let askAgain = 0;
  while (await boot.look()) {
    if (performance.now() >= end) return await forceOff(host, uuid, signal);
    // A guest that is still booting misses the event.
    if (performance.now() >= askAgain) {
      await unlessVirsh(['not-running'], host.virsh.run(['shutdown', uuid, '--mode', 'acpi'], signal));
      askAgain = performance.now() + repeatMs;
    }
    await pause(pollMs, signal);
  }
  await boot.keep();
}

/** Starts a server that may still be shutting down. libvirt itself starts it again then, even if this process has ended by that time. */
export async function bringBack(host: LibvirtHost, uuid: string, signal: AbortSignal): Promise<void> {
  const rebooted = await unlessVirsh(['not-running'], host.virsh.run(['reboot', uuid, '--mode', 'acpi'], signal));
  if (rebooted === undefined) await startServer(host, uuid, signal);
}

/** @throws DriverError if the signal is aborted */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch (error) {
    throw new DriverError('The call was cut off', { cause: error });
  }
}
