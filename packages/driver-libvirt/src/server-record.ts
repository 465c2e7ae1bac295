import * as v from 'valibot';
import { failureCodes } from '@portico/drivers/provisioning-driver';
import { writeXml, type Xml } from './xml.ts';

const power = v.picklist(['running', 'stopped']);

const outcome = v.variant('status', [
  v.object({ status: v.literal('succeeded'), power, pending: v.exactOptional(v.literal(true)) }),
  v.object({ status: v.literal('failed'), code: v.picklist(failureCodes), reason: v.string() }),
  v.object({ status: v.literal('uncertain'), reason: v.string() }),
]);

const operation = v.object({
  id: v.string(),
  startedAt: v.number(),
  expectedMs: v.number(),
  /** Null while it runs. */
  outcome: v.nullable(outcome),
  /** Set with its effect if that can't be undone. Then it has succeeded, however it ends. */
  isApplied: v.exactOptional(v.literal(true)),
  /** Milliseconds since 1970. The process that runs the operation renews it; an expired lease means that it has died. */
  leaseUntil: v.number(),
});

const address = v.object({ ip: v.string(), gateway: v.string(), prefixLength: v.number() });

const network = v.object({
  mac: v.string(),
  bridge: v.nullable(v.string()),
  vlan: v.nullable(v.number()),
  ipv4: v.array(address),
  ipv6: v.nullable(v.object({ prefix: v.string(), gateway: v.string() })),
});

const bootCounters = v.object({ bootEpoch: v.string(), receivedBytes: v.number(), sentBytes: v.number(), cpuNs: v.number() });

const serverRecord = v.object({
  serviceId: v.number(),
  fence: v.number(),
  /** False until it has started for the first time. */
  isMade: v.boolean(),
  /** Rises with each reinstall and names the disk and the seed. */
  generation: v.number(),
  diskBytes: v.number(),
  /** Null for a server that Portico adopted: it can't be installed again. */
  guest: v.nullable(v.object({ hostname: v.string(), network })),
  sshKey: v.nullable(v.string()),
  /** To be set through the guest agent at the next start. A null key removes the present one. */
  pending: v.object({ passwordHash: v.exactOptional(v.string()), sshKey: v.exactOptional(v.nullable(v.string())) }),
  vnc: v.nullable(v.object({ port: v.number(), isEnabled: v.boolean() })),
  /** The last counters of the boot that Portico ended last. Records of earlier releases have none. */
  ended: v.exactOptional(bootCounters),
  /** The newest last. */
  operations: v.array(operation),
});

/** What Portico keeps in the domain's own metadata, so that any process can ask the host instead of repeating a command. */
export type ServerRecord = v.InferOutput<typeof serverRecord>;
export type RecordedOperation = v.InferOutput<typeof operation>;
export type Outcome = v.InferOutput<typeof outcome>;

/** The XML namespaces of the records: of a server, kept until it is removed, and of its start, which ends with its process. */
export const serverNamespace = 'https://portico.dev/libvirt/server';
export const bootNamespace = 'https://portico.dev/libvirt/boot';

const maxOperations = 20;

/** Returns the element for `virsh metadata`. Its attributes are for people who read the domain. */
export function writeRecord(given: ServerRecord): string {
  return writeXml(['server', { service: given.serviceId, fence: given.fence }, textOf(given)]);
}

/** Returns the element for a new domain, so that it never exists without. */
export function recordElement(given: ServerRecord): Xml {
  const attributes = { 'xmlns:portico': serverNamespace, service: given.serviceId, fence: given.fence };
  return ['portico:server', attributes, textOf(given)];
}

const textOf = (given: ServerRecord) => JSON.stringify({ ...given, operations: given.operations.slice(-maxOperations) });

/** @throws ValiError or SyntaxError if it was changed by hand */
export function readRecord(json: string): ServerRecord {
  return v.parse(serverRecord, JSON.parse(json));
}

/** Returns the record with one operation changed. */
export function changeOperation(
  record: ServerRecord,
  operationId: string,
  change: (current: RecordedOperation) => RecordedOperation,
): ServerRecord {
  return { ...record, operations: record.operations.map((one) => (one.id === operationId ? change(one) : one)) };
}

type Pending = ServerRecord['pending'];

/** Returns the record without what has been set, unless the customer has changed it again meanwhile. */
export function withoutPending(record: ServerRecord, done: Pending): ServerRecord {
  const { passwordHash, sshKey } = record.pending;
  return {
    ...record,
    ...(done.sshKey !== undefined && { sshKey: done.sshKey }),
    pending: {
      ...(passwordHash !== undefined && passwordHash !== done.passwordHash && { passwordHash }),
      ...(sshKey !== undefined && sshKey !== done.sshKey && { sshKey }),
    },
  };
}
