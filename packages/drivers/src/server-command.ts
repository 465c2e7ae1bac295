/**
 * Catalogue ids; null if the product has no such option. `iso` is the image that the server boots instead of its disk, which is then empty:
 * `os` then only says that the customer chose an ISO image.
 */
export type InstalledSystem = { os: string | null; raid: string | null; iso: string | null };

/**
 * What can be done with a server. Repeating a command leads to the same state:
 * - `start`, `stop` (asks the system to shut down), `restart`, `force_off` (cuts the power);
 * - `mount_iso` with `boot` restarts the server from the image;
 * - `reinstall` erases the disk; with an image the server boots from it and gets no password.
 */
export type ServerCommand =
  | { kind: 'start' | 'stop' | 'restart' | 'force_off' | 'disable_vnc' | 'unmount_iso' }
  | { kind: 'enable_vnc'; password: string }
  | { kind: 'set_root_password'; password: string }
  | { kind: 'set_ssh_key'; publicKey: string | null }
  | { kind: 'mount_iso'; iso: string; boot: boolean }
  | { kind: 'reinstall'; system: InstalledSystem; rootPassword: string | null; sshKey: string | null };
