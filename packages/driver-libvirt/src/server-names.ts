import { createHash } from 'node:crypto';

/** Returns the UUID (version 8) of a service's domain. Defining the same one twice makes one domain. */
export function domainUuid(serviceId: number): string {
  const bytes = createHash('sha256').update(`portico server ${serviceId}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const domainName = (serviceId: number) => `portico-${serviceId}`;
export const diskName = (serviceId: number, generation: number) => `portico-${serviceId}-disk-${generation}.qcow2`;
export const seedName = (serviceId: number, generation: number) => `portico-${serviceId}-seed-${generation}.iso`;
/** Whether Portico has made the file for a server, of any service. */
export const isMadeFile = (file: string) => /\/portico-\d+-(?:disk-\d+\.qcow2|seed-\d+\.iso)$/.test(file);
/** Returns the generation of a file that Portico has made, or 0 for another file. */
export const generationOf = (file: string) => (isMadeFile(file) ? Number(/-(\d+)\.(?:qcow2|iso)$/.exec(file)?.[1]) : 0);
export const isVolumeOf = (serviceId: number, volume: string) => volume.startsWith(`portico-${serviceId}-`);
