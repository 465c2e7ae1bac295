import { execFile, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { failureOf, tracedCommands } from './traced-commands.ts';

const release = 'trixie';
const mirror = 'http://deb.debian.org/debian';
const authorities = '/etc/authorities.crt';
/** What this machine may need to reach the registries. */
const passed = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'npm_config_registry'];

/** Mounts what a running system has, and becomes the shell that the commands are given to. */
const enter = `set -e
exec 2>&1
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -t tmpfs tmpfs "$1/dev/shm"
root=$1; shift
exec chroot "$root" /usr/bin/env --ignore-environment HOME=/root DEBIAN_FRONTEND=noninteractive \\
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@" /bin/bash -e`;
const isolated = ['--mount', '--pid', '--ipc', '--fork', '--kill-child'];

function succeeds(command: string, ...options: string[]): boolean {
  try {
    execFileSync(command, options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Address = { host: string; port: number };

const isTaken = (address: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(address, () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

/** Returns why no machine can be set up here, or null. */
export async function missingForMachines(addresses: readonly Address[]): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux';
  if (!existsSync('/usr/sbin/debootstrap')) return 'needs debootstrap';
  if (!succeeds('unshare', ...isolated, 'true')) return "namespaces can't be made here";
  for (const address of addresses) if (await isTaken(address)) return `port ${address.port} of ${address.host} is taken`;
  const reachable = ['--quiet', '--spider', '--tries=2', '--timeout=20', `${mirror}/dists/${release}/InRelease`];
  return succeeds('wget', ...reachable) ? null : "Debian's mirror can't be reached";
}

export type Machine = {
  /** The folder that is the machine's root. */
  root: string;
  /**
   * Runs commands of `source` in the machine's shell, which keeps its variables and folder, and returns their output. Stops at the first
   * that fails, and throws with its line and the output until then.
   */
  run: (commands: string, source?: string) => Promise<string>;
  /** Returns the last lines that its services logged. */
  logs: () => string;
  /** Ends every process of the machine, as a power cut does. Its disk stays until the site is removed. */
  cut: () => Promise<void>;
};

export type Site = {
  /** Starts a machine with a bare Debian. It uses this machine's network. */
  start: () => Promise<Machine>;
  /** Returns the last lines that the services of the newest machine logged. */
  logs: () => string;
  /** Ends all its machines and removes their disks. */
  remove: () => Promise<void>;
};

/** Downloads a bare Debian, once for all machines of the site. */
export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-guides-'));
  const tarball = path.join(folder, 'base.tgz');
  const debootstrap = (option: string, root: string) =>
    promisify(execFile)('debootstrap', ['--variant=minbase', option, release, root, mirror], { maxBuffer: 2 ** 26 });
  const machines: Machine[] = [];
  // Processes that were killed a moment ago may still write.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  async function remove(): Promise<void> {
    await Promise.all(machines.map((machine) => machine.cut()));
    removeFolder();
  }
  // Vitest leaves a worker behind when it's interrupted.
  process.once('disconnect', () => void remove().finally(() => process.exit(1)));
  await debootstrap(`--make-tarball=${tarball}`, path.join(folder, 'download')).catch((error: unknown) => {
    removeFolder();
    throw error;
  });
  return {
    async start() {
      const root = path.join(folder, `machine-${machines.length + 1}`);
      await debootstrap(`--unpack-tarball=${tarball}`, root);
      const machine = boot(root);
      machines.push(machine);
      return machine;
    },
    logs: () => machines.at(-1)?.logs() ?? '',
    remove,
  };
}

function boot(root: string): Machine {
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copyFileSync(file, path.join(root, file));
  // A disk that is removed anyway needn't be written at once.
  writeFileSync(path.join(root, 'etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
  copyFileSync(path.join(import.meta.dirname, 'systemctl.sh'), path.join(root, 'usr/local/bin/systemctl'));
  const settings = passed.flatMap((name) => (process.env[name] === undefined ? [] : [`${name}=${process.env[name]}`]));
  // A company's proxy may sign with another authority.
  const own = process.env['NODE_EXTRA_CA_CERTS'];
  if (own !== undefined) {
    copyFileSync(own, path.join(root, authorities));
    settings.push(`NODE_EXTRA_CA_CERTS=${authorities}`);
  }
  // The machine ends with this process, however that ends.
  const shell = spawn('setpriv', ['--pdeathsig', 'KILL', 'unshare', ...isolated, 'bash', '-c', enter, 'enter', root, ...settings]);
  const over = new Promise<void>((resolve) => void shell.on('close', () => resolve()));
  let output = '';
  let listener = () => {};
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    listener();
  });
  let count = 0;

  return {
    root,
    run(commands, source = 'the test') {
      count += 1;
      const end = `\u0001 end of ${count} \u0001\n`;
      output = '';
      writeFileSync(path.join(root, 'srv/commands.sh'), tracedCommands(commands, source));
      shell.stdin.write(`. /srv/commands.sh < /dev/null\n{ set +x; } 2> /dev/null\necho -n $'${JSON.stringify(end).slice(1, -1)}'\n`);
      return new Promise<string>((resolve, reject) => {
        void over.then(() => reject(new Error(failureOf(output))));
        listener = () => {
          if (output.includes(end)) resolve(output.slice(0, output.indexOf(end)));
        };
      });
    },
    logs: () =>
      globSync(path.join(root, 'var/log/{portico@*,pdns}.log'))
        .map((file) => `${path.basename(file)}:\n${readFileSync(file, 'utf8').slice(-4_000)}`)
        .join('\n'),
    cut() {
      shell.kill('SIGKILL');
      return over;
    },
  };
}
