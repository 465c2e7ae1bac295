import puppeteer from 'puppeteer-core';
import type { Engine, EngineWindow } from './engine.ts';
import { findProgram } from './find-program.ts';

/** The installed Firefox, through WebDriver BiDi. */
export function firefox(): Engine {
  const executablePath = findProgram('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');
  if (executablePath === undefined) return { missing: 'Firefox is not installed (Debian: apt-get install firefox-esr).' };
  return { start: () => startFirefox(executablePath) };
}

async function startFirefox(executablePath: string): Promise<EngineWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Firefox ESR 140 lacks the command that sets the viewport; its window has the size from the start.
    defaultViewport: null,
    args: ['--width=1440', '--height=900'],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US' },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    name: `Firefox ${(await browser.version()).replace('firefox/', '')}`,
    open: async (url) => void (await page.goto(url)),
    run: (script, input) => page.evaluate(script as (input: unknown) => never, input),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
