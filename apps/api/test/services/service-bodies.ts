export const sshPublicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEdVridQgKThZZ+OwmrWq/4TYBOSxbFFeVwNVSFs2r3F mira@laptop';

/** Valid bodies of each write. */
export const serviceBodies = {
  changeServicePower: { action: 'restart' },
  enableVnc: { password: 'k7Qm2Xtd' },
  disableVnc: undefined,
  revealVncPassword: undefined,
  resetRootPassword: undefined,
  revealRootPassword: undefined,
  updateSshKey: { public_key: sshPublicKey },
  mountIso: { iso: 'netboot-xyz', boot: false, dry_run: false },
  unmountIso: undefined,
  reinstallService: { os: 'debian-13', raid: 'none', iso: null, confirmation: '', dry_run: true },
} as const;
export type ServiceWrite = keyof typeof serviceBodies;
export const serviceWrites = Object.keys(serviceBodies) as ServiceWrite[];
export const serviceReads = ['getService', 'listServiceActivity', 'listIsoImages', 'listOperatingSystems'] as const;
