import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts processes takes longest, however short its file is: one that came last would keep a single worker busy. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- The sequencer's own: it answers another array.
    const sorted = await super.sort(files);
    const startsProcesses = ({ moduleId }: TestSpecification) => /\/test\/(kill|process|path|schedules)\//.test(moduleId);
    return [...sorted.filter(startsProcesses), ...sorted.filter((file) => !startsProcesses(file))];
  }
}

export default defineConfig({
  test: {
    ...testDepth,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/set-up-databases.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // What is waited for comes in its own time on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // A worker loads and compiles the API once, not again for each file. What a file starts, it starts and stops itself.
    isolate: false,
    sequence: { sequencer: ProcessesFirst },
  },
});
