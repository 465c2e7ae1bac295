import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startTestApi } from '../test-api.ts';

const deploy = path.join(import.meta.dirname, '../../../../deploy');
const files = ['prometheus/alerts.yml', 'grafana/portico.json'] as const;
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');

/** Returns the metrics and the values of `what` and `queue` that a file asks for. */
function namesIn(text: string): Set<string> {
  const names = [...text.matchAll(/\b(?:portico|nodejs|process)_\w+/g)].map(([name]) => name);
  const labels = [...text.matchAll(/\b(?:what|queue|state)=\\?"([^"\\]+)\\?"/g)].map(([label]) => label.replaceAll('\\', ''));
  return new Set([...names, ...labels]);
}

test.each(files)('%s names only metrics that the server has', async (file) => {
  // Connections are counted for PostgreSQL only.
  const api = await startTestApi({ database: 'postgres', env: { METRICS_TOKEN: 'a-token-of-prometheus' } });
  await api.register();
  const response = await fetch(`${api.url}/metrics`, { headers: { authorization: 'Bearer a-token-of-prometheus' } });
  const text = await response.text();
  await api.close();
  const names = namesIn(read(file));
  expect(names.size).toBeGreaterThan(8);
  expect([...names].filter((name) => !text.includes(name))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPromtool)('every alert fires for its fault and for nothing else', () => {
  const cwd = path.join(deploy, 'prometheus');
  expect(execFileSync('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd, encoding: 'utf8' })).toContain('SUCCESS');
});

test('every alert is tested, with and without its fault', () => {
  const tested = [...read('prometheus/alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(([, name]) => name ?? '');
  const alerts = [...read('prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
  expect(tested.toSorted()).toEqual([...alerts, ...alerts].toSorted());
});
