import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type SparticuzChromium from '@sparticuz/chromium';

/**
 * Flags of the package that a test of a real page must not have: security turned off, a single process. With graphics in the browser's
 * process, one start in twenty ends in a segmentation fault.
 */
const unwanted = [
  '--single-process',
  '--in-process-gpu',
  '--no-zygote',
  '--allow-running-insecure-content',
  '--disable-site-isolation-trials',
  '--disable-web-security',
  '--disable-features=',
  '--headless',
];

/**
 * Unpacks the Chromium of `@sparticuz/chromium` with its libraries into a folder named by its version, so that leftovers of an older
 * release or an interrupted run are never used, and concurrent test runs do not conflict.
 */
export function unpackedChromium(): Promise<UnpackedChromium> {
  pending ??= findUnpacked();
  return pending;
}

/** Once per process, because unpacking changes the process's environment. */
let pending: Promise<UnpackedChromium> | undefined;

/** The same with its own fonts only, for pictures that must not depend on the machine. `undefined` on any platform but Linux on x64. */
export async function pinnedChromium(): Promise<UnpackedChromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const chromium = await unpackedChromium();
  const folder = dirname(chromium.executablePath);
  const aside = join(await mkdtemp(join(tmpdir(), 'portico-fonts-')), 'own-fonts.conf');
  const file = join(folder, 'own-fonts.conf');
  await writeFile(aside, fontConfiguration(folder, []));
  await rename(aside, file);
  await rm(dirname(aside), { recursive: true });
  return { ...chromium, env: { ...chromium.env, FONTCONFIG_FILE: file } };
}

interface UnpackedChromium {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

async function findUnpacked(): Promise<UnpackedChromium> {
  const folder = join(tmpdir(), `portico-chromium-${await installedVersion()}-${process.getuid?.() ?? 0}`);
  const args = await inLambdaEnvironment(async (chromium) => {
    if (!existsSync(folder)) await unpack(chromium, folder);
    return chromium.args;
  });
  return {
    executablePath: join(folder, 'chromium'),
    args: args.filter((arg) => !unwanted.some((flag) => arg.startsWith(flag))),
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Loaded later in a modified environment; only its type is imported here. */
type Chromium = typeof SparticuzChromium;

async function installedVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = join(dirname(entry), '..', 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return version;
}

/** It unpacks into the temporary folder, and unpacks its libraries only if it detects AWS; the environment controls both. */
async function inLambdaEnvironment<Result>(work: (chromium: Chromium) => Promise<Result>): Promise<Result> {
  const before = { ...process.env };
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await work(chromium);
  } finally {
    for (const name of ['AWS_EXECUTION_ENV', 'FONTCONFIG_PATH', 'HOME', 'LD_LIBRARY_PATH', 'TMPDIR']) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}

/** Unpacks elsewhere first, then moves the complete folder into place. */
async function unpack(chromium: Chromium, folder: string): Promise<void> {
  const aside = await mkdtemp(`${folder}-`);
  process.env.TMPDIR = aside;
  await chromium.executablePath();
  await writeFile(join(aside, 'fonts.conf'), fontConfiguration(folder, machineFonts));
  await rename(aside, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(aside, { recursive: true });
  });
}

const machineFonts = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** Its own fonts and the machine's, because a page without any font would render nothing. */
function fontConfiguration(folder: string, others: readonly string[]): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[join(folder, 'fonts'), ...others].map((fonts) => `  <dir>${fonts}</dir>`).join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
