import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedChromium, unpackedChromium } from './unpacked-chromium.ts';

/** What Playwright's `launchOptions` takes, in Vitest's browser mode and in `@playwright/test` alike. */
export interface ChromiumLaunchOptions {
  /** Absolute path of the program. */
  executablePath: string;
  args: string[];
  /** The whole environment of the browser, where it needs another one than ours. */
  env?: Record<string, string>;
}

/** Nothing a test needs goes to the network by itself. */
const quietArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-quic',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** A key that scrolls has scrolled when the next one is pressed, however busy the machine is. */
const steadyArgs = ['--disable-smooth-scrolling'];

/** Containers and CI run as root, where Chromium's own sandbox refuses to start. Only our own pages are opened. */
const sandboxArgs = ['--no-sandbox'];

/** A graphics card that the processor plays. Painting without any takes half the time; pictures alone go on to be those of the card. */
const graphicsArgs = ['--ignore-gpu-blocklist', '--use-gl=', '--use-angle=', '--enable-unsafe-swiftshader'];

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const installedPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

function installedChromium(): string | undefined {
  const folders = process.platform === 'win32' ? [] : (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...folders.flatMap((folder) => installedNames.map((name) => join(folder, name))),
    ...(installedPaths[process.platform] ?? []),
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

/**
 * A Chromium to test with, so that `pnpm test` needs no other step: the one that came with the dependencies, whatever is installed
 * (Linux on x64, unpacked once into the temporary folder). `PORTICO_CHROMIUM` names another one. Elsewhere an installed one is taken.
 *
 * @throws when `PORTICO_CHROMIUM` names nothing, or where there is none.
 */
export async function chromiumLaunchOptions(): Promise<ChromiumLaunchOptions> {
  const args = [...sandboxArgs, ...quietArgs, ...steadyArgs];
  const named = process.env.PORTICO_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`PORTICO_CHROMIUM names ${named}, which is not there`);
    return { executablePath: named, args };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const installed = installedChromium();
    if (installed) return { executablePath: installed, args };
    throw new Error('No Chromium or Chrome was found: install one, or name one in PORTICO_CHROMIUM');
  }
  const unpacked = await unpackedChromium();
  return {
    ...unpacked,
    args: [...args, ...unpacked.args.filter((arg) => !graphicsArgs.some((flag) => arg.startsWith(flag))), '--disable-gpu'],
  };
}

/**
 * The Chromium that came with the dependencies, whatever is installed, and no font of the machine: each run draws the same picture.
 * `undefined` where there is none, which is everywhere but on Linux with an x64 processor.
 */
export async function pinnedChromiumLaunchOptions(): Promise<ChromiumLaunchOptions | undefined> {
  const pinned = await pinnedChromium();
  return pinned && { ...pinned, args: [...sandboxArgs, ...quietArgs, ...pinned.args] };
}
