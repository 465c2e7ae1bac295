import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { temporaryFolder } from '../test-api.ts';
import { waitFor } from '../wait-for.ts';

const deploy = path.join(import.meta.dirname, '../../../../deploy');

export type Proxy = {
  url: string;
  /** Where Caddy answers plain HTTP. */
  plainUrl: string;
  /** The end of what it printed, and all that it wrote to the logs of its site. */
  logged: () => string;
  stop: () => Promise<void>;
};
export type ProxyName = 'nginx' | 'Caddy';

type Start = { folder: string; port: number; plainPort: number; upstreams: readonly [string, string] };
type ProxyKind = {
  program: string;
  /** Prepares the site of `deploy/` for these addresses, without TLS. */
  prepare: (start: Start) => { argv: readonly string[]; env?: Readonly<Record<string, string>> };
};

const kinds: Readonly<Record<ProxyName, ProxyKind>> = {
  nginx: {
    program: 'nginx',
    prepare({ folder, port, upstreams: [one, other] }) {
      const site = readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
        .replace('127.0.0.1:3001', one)
        .replace('127.0.0.1:3002', other)
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replaceAll('/var/log/nginx', folder)
        .replaceAll(/ssl_certificate.*;/g, '');
      const file = path.join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join(' ');
      writeFileSync(
        file,
        `pid ${folder}/pid; error_log stderr; events { worker_connections 4096; } http { access_log off; ${temporary}\n${site}}`,
      );
      return { argv: ['-p', folder, '-c', file, '-g', 'daemon off;'] };
    },
  },
  Caddy: {
    program: 'caddy',
    prepare: ({ folder, port, plainPort, upstreams }) => ({
      argv: ['run', '--config', path.join(deploy, 'Caddyfile'), '--adapter', 'caddyfile'],
      env: {
        HOME: folder,
        PORTICO_SITE: `http://127.0.0.1:${port}`,
        PORTICO_PLAIN_SITE: `http://127.0.0.1:${plainPort}`,
        PORTICO_UPSTREAMS: upstreams.join(' '),
      },
    }),
  },
};

export const isInstalled = (name: ProxyName): boolean => spawnSync('which', [kinds[name].program]).status === 0;

/** Starts the proxy with the site in `deploy/`, on a free port without TLS, in front of processes on these two ports. */
export async function startProxy(name: ProxyName, ports: readonly [number, number]): Promise<Proxy> {
  const { program, prepare } = kinds[name];
  const [port, plainPort] = [await freePort(), await freePort()];
  const folder = temporaryFolder();
  const { argv, env } = prepare({
    folder,
    port,
    plainPort,
    upstreams: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
  });
  const child = spawn(program, argv, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  child.stderr.on('data', (bytes: Buffer) => (output = (output + bytes.toString()).slice(-4_000)));
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${name} in front of the API`, async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended while it started:\n${output}`);
    return (await isReady(url)) ? true : undefined;
  });
  return {
    url,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    logged: () => [output, ...globSync(path.join(folder, '*.log')).map((file) => readFileSync(file, 'utf8'))].join(''),
    stop: () => end(child),
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    // It isn't listening yet.
    return false;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
