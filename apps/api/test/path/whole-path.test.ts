import { isFullRun } from '@portico/test-depth';
import type { Locale } from '@portico/i18n/locale';
import { fullOnly } from '@portico/test-depth/daily-if';
import { describe, expect, test } from 'vitest';
import type { Call } from '../contract-client.ts';
import { expectBooksToHold } from '../shop.ts';
import { startTestApi } from '../test-api.ts';
import { startTwoProcesses } from '../two-processes.ts';
import { walkThePath } from './whole-path.ts';

const strangers = isFullRun ? 6 : 2;

describe('from sign-up to an active server', { timeout: 180_000 }, () => {
  test.each<Locale>(isFullRun ? ['en', 'ru'] : ['en'])('the embedded database serves the whole path in %s', async (language) => {
    const api = await startTestApi({ database: 'pglite' });
    try {
      await walkThePath({ call: api.call, mailFolder: api.mailFolder, language });
      await expectBooksToHold(api.app.database);
    } finally {
      await api.close();
    }
  });

  test('two API processes started at once on an empty PostgreSQL serve alternate calls and concurrent strangers', fullOnly, async () => {
    const { processes, database, mailFolder, close } = await startTwoProcesses('nothing');
    try {
      expect(processes[0].pid).not.toBe(processes[1].pid);
      let turn = 0;
      const alternating: Call = (id, options) => {
        turn += 1;
        return (turn % 2 === 0 ? processes[0] : processes[1]).call(id, options);
      };
      await walkThePath({ call: alternating, mailFolder, language: 'en' });
      await Promise.all(Array.from({ length: strangers }, () => walkThePath({ call: alternating, mailFolder, language: 'ru' })));
      await expectBooksToHold(database);
    } finally {
      await close();
    }
  });
});
