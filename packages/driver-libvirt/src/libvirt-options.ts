import type { ServerPlan } from '@portico/drivers/provisioning-driver';

export type Machine = { cpuCount: number; memoryMib: number; diskGib: number };

export type LibvirtOptions = {
  /** `qemu:///system`, `qemu+ssh://root@host/system` or `qemu+tls://host/system`. */
  uri: string;
  /** `qemu` emulates the processor, which is slow and for tests only. Defaults to `kvm`. */
  domainType?: 'kvm' | 'qemu';
  /** The storage pool for disks: a directory. */
  pool: string;
  /** The pool with the images of operating systems, on the same host. Defaults to `pool`. */
  imagePool?: string;
  /** The volume of each operating system, by its id in the catalogue. Volumes are qcow2 and must never change while a server uses them. */
  images: Readonly<Record<string, string>>;
  /** Defaults to `pool`. */
  isoPool?: string;
  /** The volume of each ISO image, by its id in the catalogue. */
  isos?: Readonly<Record<string, string>>;
  /** Returns the size of the machine that was ordered. */
  machineOf: (plan: ServerPlan) => Machine;
  /** How much memory all domains of the host may have together. Defaults to what is installed, so leave some for the host itself. */
  maxMemoryMib?: number;
  /** The bridge for servers whose address pool names none. */
  bridge?: string;
  /** Written into new servers. */
  nameservers: readonly string[];
  /** How long a server may take to shut down before its power is cut. Defaults to 60,000. */
  shutdownMs?: number;
  /** How long to wait for the guest agent of a running server. Defaults to 60,000. */
  agentMs?: number;
  /**
   * Offers VNC to customers' clients: QEMU listens on `listen`, `host` is what customers connect to, and each server keeps a port from
   * `firstPort` on. Without it, the screen is reachable only from the host itself, for Portico's console.
   */
  vnc?: { listen: string; host: string; firstPort: number };
};
