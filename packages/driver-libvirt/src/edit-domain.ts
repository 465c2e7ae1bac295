import type { Document, Element } from '@xmldom/xmldom';
import { isoSource, isoTarget, seedTarget, type Source } from './domain-document.ts';
import { isMadeFile } from './server-names.ts';
import { readRecord, recordElement, type ServerRecord } from './server-record.ts';
import { childOf, childrenOf, elementOf, readXml, showElement, showXml } from './xml.ts';

export type DomainChange = {
  disk?: string;
  seed?: string;
  /** Null ejects it. With `boot`, the server starts from it. */
  iso?: { file: string | null; boot: boolean };
  vncPassword?: string;
};

/** Returns the domain with the change, and everything else as it was, so that what an operator set by hand stays. */
export function changeDomain(xml: string, { disk, seed, iso, vncPassword }: DomainChange): string {
  const document = readXml(xml);
  const devices = devicesOf(document);
  const disks = childrenOf(devices, 'disk');
  const main = disks.find((one) => (one.getAttribute('device') ?? 'disk') === 'disk');
  const at = (target: string) => disks.find((one) => isDriveAt(one, target));
  if (disk !== undefined && main !== undefined) setSource(document, main, { file: disk });
  if (seed !== undefined) setSource(document, at(seedTarget), { file: seed });
  if (iso !== undefined) {
    const drive = at(isoTarget);
    setSource(document, drive, iso.file === null ? null : isoSource(iso.file));
    // A device's own order excludes the one in `os`.
    const os = document.documentElement === null ? undefined : childOf(document.documentElement, 'os');
    for (const boot of os === undefined ? [] : childrenOf(os, 'boot')) os?.removeChild(boot);
    setBootOrder(document, drive, iso.boot ? 1 : null);
    setBootOrder(document, main, iso.boot ? 2 : 1);
  }
  if (vncPassword !== undefined) childOf(devices, 'graphics')?.setAttribute('passwd', vncPassword);
  return showXml(document);
}

/** An adopted server may have no drive there, or a disk. */
export function hasIsoDrive(xml: string): boolean {
  return childrenOf(devicesOf(readXml(xml)), 'disk').some((one) => isDriveAt(one, isoTarget));
}

function isDriveAt(disk: Element, target: string): boolean {
  return disk.getAttribute('device') === 'cdrom' && childOf(disk, 'target')?.getAttribute('dev') === target;
}

/** Returns the domain with a changed record. */
export function changeRecordOf(xml: string, change: (record: ServerRecord) => ServerRecord): string {
  const document = readXml(xml);
  const metadata = document.documentElement === null ? undefined : childOf(document.documentElement, 'metadata');
  const element = metadata === undefined ? undefined : childOf(metadata, 'portico:server');
  if (element === undefined) throw new Error("The domain doesn't have Portico's record");
  const changed = change(readRecord(element.textContent ?? ''));
  metadata?.replaceChild(elementOf(document, recordElement(changed)), element);
  return showXml(document);
}

function devicesOf(document: Document): Element {
  const devices = document.documentElement === null ? undefined : childOf(document.documentElement, 'devices');
  if (devices === undefined) throw new Error('The domain has no devices');
  return devices;
}

function setSource(document: Document, disk: Element | undefined, source: Source | null): void {
  if (disk === undefined) throw new Error('The domain has no such drive');
  for (const previous of childrenOf(disk, 'source')) disk.removeChild(previous);
  if (source !== null) disk.appendChild(elementOf(document, ['source', source]));
}

function setBootOrder(document: Document, disk: Element | undefined, order: number | null): void {
  if (disk === undefined) throw new Error('The domain has no such drive');
  for (const boot of childrenOf(disk, 'boot')) disk.removeChild(boot);
  if (order !== null) disk.appendChild(elementOf(document, ['boot', { order }]));
}

/** Returns the files that end with the server: its disks, and the seed that Portico made. ISO images are shared. */
export function filesOf(xml: string): string[] {
  return childrenOf(devicesOf(readXml(xml)), 'disk').flatMap((disk) => {
    const file = childOf(disk, 'source')?.getAttribute('file') ?? null;
    const isDisk = (disk.getAttribute('device') ?? 'disk') === 'disk';
    return file !== null && (isDisk || isMadeFile(file)) ? [file] : [];
  });
}

type Screen = { host: string; port: number; password: string | null };

/** Returns the screen of a running domain; null if it has none. The password needs `dumpxml --security-info`. */
export function screenOf(xml: string): Screen | null {
  const graphics = childrenOf(devicesOf(readXml(xml)), 'graphics').find((one) => one.getAttribute('type') === 'vnc');
  const port = Number(graphics?.getAttribute('port') ?? -1);
  if (graphics === undefined || port < 0) return null;
  return { host: graphics.getAttribute('listen') ?? '127.0.0.1', port, password: graphics.getAttribute('passwd') };
}

/** Returns the device with another password, for a running domain. */
export function screenWithPassword(xml: string, password: string): string {
  const graphics = childOf(devicesOf(readXml(xml)), 'graphics');
  if (graphics === undefined) throw new Error('The domain has no screen');
  graphics.setAttribute('passwd', password);
  return showElement(graphics);
}
