/**
 * `node test/enter-namespace.ts COMMAND…` installs what the machines need, builds the guests, and runs the command beside a libvirtd in
 * separate network, mount and process namespaces. Where that is impossible it says so, and succeeds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const packages = [
  'qemu-system-x86',
  'libvirt-daemon',
  'libvirt-clients',
  'libvirt-daemon-config-nwfilter',
  'dnsmasq-base',
  'qemu-utils',
  'iptables',
  'iproute2',
  'xorriso',
  'openssl',
  'openssh-client',
  'e2fsprogs',
  'cpio',
  'kmod',
  'tcpdump',
  'debootstrap',
];
const programs = [
  'qemu-system-x86_64',
  'libvirtd',
  'virsh',
  'qemu-img',
  'dnsmasq',
  'iptables',
  'ip',
  'xorriso',
  'openssl',
  'ssh',
  'cpio',
  'depmod',
  'tcpdump',
  'debootstrap',
];

const folder = import.meta.dirname;
const guestFolder = process.env['PORTICO_GUEST_FOLDER'] ?? '/var/tmp/portico-guest';
const isolated = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
const [program = '', ...words] = process.argv.slice(2);

function run(command: string, options: readonly string[]): boolean {
  const { status } = spawnSync(command, options, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PORTICO_GUEST_FOLDER: guestFolder },
  });
  return status === 0;
}

/** Debian keeps some of them out of a user's path. */
const isInstalled = (name: string) => ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((bin) => existsSync(path.join(bin, name)));

function prepare(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux';
  if (!programs.every(isInstalled)) {
    if (!isInstalled('apt-get')) return 'needs the packages of Debian';
    if (!run('apt-get', ['update', '-qq'])) return "apt-get can't reach its mirror";
    if (!run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])) return "the packages can't be installed";
  }
  if (!run('unshare', [...isolated, 'true'])) return "namespaces can't be made here";
  mkdirSync(guestFolder, { recursive: true });
  const builds = ['build-guest.sh', 'build-debian.sh'].every((script) => run('sh', [path.join(folder, 'guest', script), guestFolder]));
  return builds ? null : "the guests can't be built";
}

const missing = prepare();
if (missing === null) {
  process.exitCode = run('unshare', [...isolated, path.join(folder, 'prepare-namespace.sh'), program, ...words]) ? 0 : 1;
} else {
  console.log(`The machines are skipped: ${missing}.`);
}
