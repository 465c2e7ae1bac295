import { chromiumLaunchOptions } from '@portico/browser';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { relay } from './relay.ts';
import { port } from './served-product.ts';

const socket = '/run/portico/portal.sock';
const wrapper = '/run/portico/browser';

/**
 * Opens Chromium in a network namespace without the machines: it drops its requests whenever an interface appears, as with each start of one.
 */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, ...options } = await chromiumLaunchOptions();
  rmSync(socket, { force: true });
  const outside = await relay({ path: socket }, { port });
  const words = [process.execPath, path.join(import.meta.dirname, 'run-browser.ts'), socket, String(port), executablePath];
  writeFileSync(wrapper, `#!/bin/sh\nexec unshare --net ${words.map((word) => `'${word}'`).join(' ')} "$@"\n`, { mode: 0o755 });
  const browser = await chromium.launch({ ...options, executablePath: wrapper, timeout: 600_000 });
  browser.once('disconnected', () => outside.close());
  return browser;
}
