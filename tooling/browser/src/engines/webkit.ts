import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Engine, EngineWindow } from './engine.ts';
import { findProgram } from './find-program.ts';

const startTimeoutMs = 30_000;

/** WebKitGTK, the engine of Safari and GNOME Web, through its own WebDriver. */
export function webkit(): Engine {
  const driver = findProgram('WebKitWebDriver');
  const browser = findProgram('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser');
  const screen = findProgram('Xvfb');
  if (driver === undefined || browser === undefined || screen === undefined)
    return { missing: 'WebKitGTK is not installed (Debian: apt-get install webkit2gtk-driver xvfb).' };
  return { start: () => startWebKit({ driver, browser, screen }) };
}

type Programs = { driver: string; browser: string; screen: string };

async function startWebKit({ driver, browser, screen }: Programs): Promise<EngineWindow> {
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await firstLine(xvfb)}`;
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' } });
  const stop = async () => {
    await ended(service);
    await ended(xvfb);
  };
  try {
    await untilListening(`http://127.0.0.1:${port}/status`);
    const web = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
    return await windowOf(web, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function windowOf(web: WebDriver, stop: () => Promise<void>): Promise<EngineWindow> {
  await web.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 });
  const version = (await web.getCapabilities()).getBrowserVersion();
  return {
    name: `WebKitGTK ${version}`,
    open: (url) => web.get(url),
    run: (script, input) => web.executeScript(`return (${script.toString()})(arguments[0]);`, input),
    click: (x, y) =>
      web
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: (text) => web.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    picture: async () => Buffer.from(await web.takeScreenshot(), 'base64'),
    close: async () => {
      await web.quit();
      await stop();
    },
  };
}

/** Returns the display number that Xvfb prints once it is ready. */
async function firstLine(child: ChildProcess): Promise<string> {
  const pipe = child.stdio[3];
  if (pipe === null || pipe === undefined) throw new Error('Xvfb has no pipe');
  const [text] = (await once(pipe, 'data')) as [Buffer];
  return text.toString().trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilListening(url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start', { cause: error });
      await delay(50);
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
