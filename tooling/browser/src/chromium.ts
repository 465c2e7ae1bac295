import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedChromium, unpackedChromium } from './unpacked-chromium.ts';

/** Playwright's `launchOptions`, for Vitest's browser mode and `@playwright/test`. */
export interface ChromiumLaunchOptions {
  /** Absolute path of the executable. */
  executablePath: string;
  args: string[];
  /** The browser's complete environment, if it differs from the process's. */
  env?: Record<string, string>;
}

/** Disables background network requests. */
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

/** Scrolling by key finishes before the next key, however busy the machine is. */
const steadyArgs = ['--disable-smooth-scrolling'];

/** Containers and CI run as root, where Chromium's own sandbox refuses to start. Only our own pages are opened. */
const sandboxArgs = ['--no-sandbox'];

/** Software emulation of a graphics card. Rendering without one takes half the time, so only pictures use it. */
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
 * Returns a Chromium for tests, so that `pnpm test` needs no setup: the one installed with the dependencies (Linux on x64, unpacked once
 * into the temporary folder). `PORTICO_CHROMIUM` selects another one. On other platforms an installed one is used.
 *
 * @throws if `PORTICO_CHROMIUM` does not exist, or no Chromium is found
 */
export async function chromiumLaunchOptions(): Promise<ChromiumLaunchOptions> {
  const args = [...sandboxArgs, ...quietArgs, ...steadyArgs];
  const named = process.env.PORTICO_CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`PORTICO_CHROMIUM is ${named}, which doesn't exist`);
    return { executablePath: named, args };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    const installed = installedChromium();
    if (installed) return { executablePath: installed, args };
    throw new Error('Chromium or Chrome not found: install one or set PORTICO_CHROMIUM');
  }
  const unpacked = await unpackedChromium();
  return {
    ...unpacked,
    args: [...args, ...unpacked.args.filter((arg) => !graphicsArgs.some((flag) => arg.startsWith(flag))), '--disable-gpu'],
  };
}

/**
 * Returns the Chromium from the dependencies without the machine's fonts, so that every run renders the same picture. `undefined` on any
 * platform but Linux on x64.
 */
export async function pinnedChromiumLaunchOptions(): Promise<ChromiumLaunchOptions | undefined> {
  const pinned = await pinnedChromium();
  return pinned && { ...pinned, args: [...sandboxArgs, ...quietArgs, ...pinned.args] };
}
