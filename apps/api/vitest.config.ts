import { testDepth } from '@portico/test-depth';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes take longest, so they run first. At the end, one would keep a single worker busy. */
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
    // A process that a hook starts has two minutes.
    hookTimeout: 180_000,
    // A worker waits for its database, its processes and its mail server.
    maxWorkers: 4,
    // Awaited conditions take longer on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    // A worker loads and compiles the API once, not once per file. Each file stops what it starts.
    isolate: false,
    sequence: { sequencer: ProcessesFirst },
  },
});
