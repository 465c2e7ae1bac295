import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const release = 'trixie';
const mirror = 'http://deb.debian.org/debian';
/** The packages of a bare system, kept for the next run. */
const tarball = path.join(tmpdir(), `portico-debian-${release}.tgz`);
const authorities = '/etc/authorities.crt';

/** Mounts what a running system has, and becomes the shell that the commands are given to. */
const enter = `set -e
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
root=$1; shift
exec chroot "$root" /usr/bin/env --ignore-environment HOME=/root DEBIAN_FRONTEND=noninteractive \\
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@" /bin/bash -e`;
const isolated = ['--mount', '--pid', '--fork', '--kill-child'];

function succeeds(command: string, ...options: string[]): boolean {
  try {
    execFileSync(command, options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

/** Returns why no machine can be set up here, or null. */
export async function missingForMachines(ports: readonly number[]): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs root on Linux';
  if (!existsSync('/usr/sbin/debootstrap')) return 'needs debootstrap';
  if (!succeeds('unshare', ...isolated, 'true')) return "namespaces can't be made here";
  for (const port of ports) if (await isTaken(port)) return `port ${port} is taken`;
  if (existsSync(tarball)) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-debootstrap-'));
  const made = path.join(folder, 'base.tgz');
  const isMade = succeeds('debootstrap', '--variant=minbase', `--make-tarball=${made}`, release, path.join(folder, 'root'), mirror);
  if (isMade) renameSync(made, tarball);
  rmSync(folder, { recursive: true });
  return isMade ? null : "Debian's mirror can't be reached";
}

export type Machine = {
  /** The folder that is the machine's root. */
  root: string;
  /** Runs commands in the machine's shell, which keeps its variables and folder. Stops at the first that fails and throws its output. */
  run: (commands: string) => Promise<string>;
  /** Ends every process of the machine, as a power cut does. Its disk stays until `remove`. */
  cut: () => Promise<void>;
  remove: () => void;
};

/** Starts a machine with a bare Debian. It uses this machine's network. */
export function startMachine(): Machine {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-machine-'));
  const root = path.join(folder, 'root');
  execFileSync('debootstrap', ['--variant=minbase', `--unpack-tarball=${tarball}`, release, root, mirror], { stdio: 'ignore' });
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copyFileSync(file, path.join(root, file));
  copyFileSync(path.join(import.meta.dirname, 'systemctl.sh'), path.join(root, 'usr/local/bin/systemctl'));
  // A company's proxy may sign with another authority.
  const own = process.env['NODE_EXTRA_CA_CERTS'];
  if (own !== undefined) copyFileSync(own, path.join(root, authorities));
  const settings = own === undefined ? [] : [`NODE_EXTRA_CA_CERTS=${authorities}`];
  const shell = spawn('unshare', [...isolated, 'bash', '-c', enter, 'enter', root, ...settings]);
  const over = new Promise<void>((resolve) => void shell.on('close', () => resolve()));
  const end = () => void shell.kill('SIGKILL');
  process.once('exit', end);
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  let count = 0;

  return {
    root,
    run(commands) {
      count += 1;
      const last = `\u0001 end of ${count} \u0001`;
      output = '';
      writeFileSync(path.join(root, 'srv/commands.sh'), commands);
      return new Promise<string>((resolve, reject) => {
        void over.then(() => reject(new Error(`A command failed:\n${output.slice(-8_000)}`)));
        const listener = () => {
          if (output.includes(last)) resolve(output.replace(`${last}\n`, ''));
        };
        listeners.add(listener);
        shell.stdin.write(`. /srv/commands.sh < /dev/null\necho '${last}'\n`);
      }).finally(() => listeners.clear());
    },
    cut() {
      end();
      return over;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
