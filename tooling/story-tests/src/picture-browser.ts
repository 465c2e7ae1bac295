import { pinnedChromiumLaunchOptions } from '@portico/browser';
import { isFullRun, testDepth } from '@portico/test-depth';
import { playwright } from '@vitest/browser-playwright';
import type { TestUserConfig } from 'vitest/node';
import { pictureCommands, type PictureFolders } from './picture-commands.ts';
import { desk } from './viewports.ts';

/**
 * Returns the `test` options of a Vitest configuration that compares pictures: a fixed browser, and the commands that take and compare
 * them.
 *
 * @throws if that browser does not run; `run-pictures` checks first
 */
export async function pictureTests(folders: PictureFolders) {
  const launchOptions = await pinnedChromiumLaunchOptions();
  if (!launchOptions) throw new Error('Pictures need the pinned Chromium, which only runs on Linux x64');
  return {
    ...testDepth,
    provide: { fullRun: isFullRun },
    setupFiles: ['@portico/story-tests/picture-setup'],
    // Pages mostly wait for their next frame, so they run in parallel even on few processors.
    maxWorkers: 3,
    // A dozen pictures of one story, each at rest, on a busy machine.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: desk,
      provider: playwright({
        launchOptions,
        contextOptions: { locale: 'en-US', timezoneId: 'UTC', deviceScaleFactor: 1 },
      }),
      commands: pictureCommands(folders),
      instances: [{ browser: 'chromium' }],
    },
  } satisfies TestUserConfig;
}
