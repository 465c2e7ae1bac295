import { pinnedChromiumLaunchOptions } from '@portico/browser';
import { isFullRun, testDepth } from '@portico/test-depth';
import { playwright } from '@vitest/browser-playwright';
import type { TestUserConfig } from 'vitest/node';
import { pictureCommands, type PictureFolders } from './picture-commands.ts';
import { desk } from './viewports.ts';

/**
 * What a configuration of Vitest needs under `test` to compare pictures: always the same browser, and the commands that take and judge
 * them.
 *
 * @throws where that browser does not run; `run-pictures` looks before.
 */
export async function pictureTests(folders: PictureFolders) {
  const launchOptions = await pinnedChromiumLaunchOptions();
  if (!launchOptions) throw new Error('Pictures are those of the pinned Chromium, which runs on Linux with an x64 processor');
  return {
    ...testDepth,
    provide: { fullRun: isFullRun },
    setupFiles: ['@portico/story-tests/picture-setup'],
    // Most of the time a page waits for its next frame: side by side, however few processors there are.
    maxWorkers: 3,
    // A dozen pictures of one story, each at rest, on a machine that is busy with others'.
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
