import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigurationError } from '@portico/drivers/configuration-error';
import { defineSetting, text } from '@portico/drivers/define-setting';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '../registry/settings.ts';
import { loadConfig, takeConfigOption } from './load-config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (source: string, name = 'portico.config.ts') => {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
};
const load = (named?: string, env: Record<string, string> = {}) => loadConfig({ named, env, folder });

/** Returns the message about a file with this default export, without the file's name. */
async function refusalOf(exported: string): Promise<string> {
  const file = write(`export default ${exported}`);
  const error = await load().then(
    () => new Error('nothing was refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ConfigurationError)) throw error;
  return error.message.replaceAll(`${file}: `, '');
}

test('the file in the working directory is loaded, unless another one is named', async () => {
  expect(await load()).toEqual({ file: null, plugins: [] });
  const usual = write('export default {}');
  const other = write(`export default { plugins: [{ name: 'libvirt' }] } satisfies object`, 'other.ts');
  expect(await load()).toEqual({ file: usual, plugins: [{ name: 'config' }] });
  expect(await load(undefined, { PORTICO_CONFIG: ' ' })).toMatchObject({ file: usual });
  expect(await load(undefined, { PORTICO_CONFIG: 'other.ts' })).toMatchObject({
    file: other,
    plugins: [{ name: 'config' }, { name: 'libvirt' }],
  });
  expect(await load(other, { PORTICO_CONFIG: 'portico.config.ts' })).toMatchObject({ file: other });
});

test('--config is taken out of the arguments in either form, and stays without a value', () => {
  expect(takeConfigOption(['--verbose', '--config', 'one.ts', '--help'])).toEqual({ named: 'one.ts', rest: ['--verbose', '--help'] });
  expect(takeConfigOption(['--config=one.ts'])).toEqual({ named: 'one.ts', rest: [] });
  expect(takeConfigOption(['--config'])).toEqual({ rest: ['--config'] });
  expect(takeConfigOption(['512', '--', '--config=one.ts'])).toEqual({ rest: ['512', '--', '--config=one.ts'] });
  expect(() => readConfiguration({}, ['--config'])).toThrow(ConfigurationError);
});

describe('a bad file is refused with a sentence that names it', () => {
  test('a missing file is refused', async () => {
    await expect(load('none.ts')).rejects.toThrow(`${path.join(folder, 'none.ts')} doesn't exist. Correct --config or PORTICO_CONFIG.`);
  });

  test('a file that throws, imports something missing or exports nothing is refused', async () => {
    await expect(load(write(`throw new Error('no host')`, 'throws.ts'))).rejects.toThrow(/throws\.ts can't be loaded: no host$/);
    await expect(load(write(`import 'portico-nowhere'`, 'imports.ts'))).rejects.toThrow(/imports\.ts can't be loaded: .*portico-nowhere/);
    await expect(load(write('export const config = {}', 'named.ts'))).rejects.toThrow(/named\.ts has no default export\. Write: /);
  });

  test.each([
    ['42', /^the default export must be an object$/],
    ['{ gatways: [] }', /^gatways is unknown; there are isSimulation, settings, .*, gateways, .*, plugins$/],
    ['{ provisioning: {} }', /^provisioning must be a function that returns the driver, or several by name$/],
    ['{ provisioning: { Berlin() {} } }', /^provisioning\.Berlin must be a name of lower case letters, digits, dots and hyphens$/],
    ['{ gateways: () => [] }', /^gateways must be a list$/],
    ['{ gateways: [1] }', /^gateways\.0 must be a function that returns the driver$/],
    [`{ settings: [{ name: 'host' }] }`, /^settings\.0\.name must be upper case, such as LIBVIRT_URL$/m],
    [`{ migrations: { one: {} } }`, /^migrations\.one\.up must be a function, as in a Kysely migration$/],
    [`{ jobs: [{ name: 'look', handle: 1 }] }`, /^jobs\.0\.handle must be a function$/],
    [`{ plugins: [{ name: 'Lib Virt' }] }`, /^plugins\.0\.name must be lower case letters, digits and hyphens, such as libvirt$/],
    [`{ plugins: [{ name: 'one' }, { name: 'one' }] }`, /^two plugins are named one\. Each name can be used once\.$/],
    [
      `{ provisioning: { one() {} }, plugins: [{ name: 'one', provisioning() {} }] }`,
      /^two provisioning drivers are named one\. Each name can be used once\.$/,
    ],
    [`{ plugins: [{ name: 'one', dns() {} }, { name: 'two', dns() {} }] }`, /^dns is configured by one and two\. Keep one of them\.$/],
  ])('%s', async (exported, sentence) => {
    expect(await refusalOf(exported)).toMatch(sentence);
  });
});

describe('settings of a plugin', () => {
  const setting = (name: string) => defineSetting(name, { schema: text, about: 'Where the hypervisor listens.' });
  const configOf = (name: string) => ({ file: '/etc/portico.config.ts', plugins: [{ name: 'libvirt', settings: [setting(name)] }] });

  test("settings of a plugin are validated with the server's and listed in --help", () => {
    const url = setting('LIBVIRT_URL');
    const config = { file: null, plugins: [{ name: 'libvirt', settings: [url] }] };
    expect(readConfiguration({ LIBVIRT_URL: 'qemu:///system' }, [], config).setting(url)).toBe('qemu:///system');
    expect(() => readConfiguration({ PORT: 'x' }, [], config)).toThrow(/^PORT must be .*\nLIBVIRT_URL /);
    expect(() => readConfiguration({}, ['--help'], config)).toThrow(/LIBVIRT_URL {2,}Where the hypervisor listens\./);
  });

  test("a setting with the name of a server's setting is refused", () => {
    expect(() => readConfiguration({}, [], configOf('SMTP_URL'))).toThrow(
      '/etc/portico.config.ts: settings of the plugin "libvirt": the server has a setting SMTP_URL. Use another name.',
    );
  });
});
