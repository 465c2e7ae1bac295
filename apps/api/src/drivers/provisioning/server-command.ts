/** By the ids of the catalogue; null where it has no such option. `iso`: what the server starts from instead of its disk. */
export type InstalledSystem = { os: string | null; raid: string | null; iso: string | null };

/**
 * What can be done with a server. Each ends in a state that does not depend on how often it was done:
 * - `start`, `stop` (asks the system to shut down), `restart`, `force_off` (pulls the plug);
 * - `mount_iso` with `boot` restarts the server from the image;
 * - `reinstall` deletes the disk; with an image the server starts from that, and sets no password.
 */
export type ServerCommand =
  | { kind: 'start' | 'stop' | 'restart' | 'force_off' | 'disable_vnc' | 'unmount_iso' }
  | { kind: 'enable_vnc'; password: string }
  | { kind: 'set_root_password'; password: string }
  | { kind: 'set_ssh_key'; publicKey: string | null }
  | { kind: 'mount_iso'; iso: string; boot: boolean }
  | { kind: 'reinstall'; system: InstalledSystem; rootPassword: string | null; sshKey: string | null };
