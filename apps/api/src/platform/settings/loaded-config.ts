import type { Plugin } from '@portico/drivers/define-config';

/** A provider's `portico.config.ts`: its plugins, with the file's own parts as the plugin `config`. */
export type LoadedConfig = {
  /** An absolute path. Null if there is no file. */
  file: string | null;
  plugins: readonly Plugin[];
};

export const noConfig: LoadedConfig = { file: null, plugins: [] };

/** The name of the plugin that holds the file's own parts. */
export const ownPluginName = 'config';

/** Names a part of a plugin for a message about it, as the person who writes the file sees it. */
export function describePart({ file }: LoadedConfig, { name }: Plugin, part: string): string {
  return `${file ?? 'The configuration'}: ${name === ownPluginName ? part : `${part} of the plugin "${name}"`}`;
}
