import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@portico/contract';
import { createPorticoIntl } from '@portico/i18n/create-intl';
import { languages } from '@portico/contract/languages';
// English defines the message ids.
import en from './en/sandbox.json' with { type: 'json' };

export type SandboxTextId = keyof typeof en;

const intlOf = new Map(languages.map((language) => [language, createPorticoIntl(language, readTexts(language))]));

function readTexts(language: Language): Record<string, string> {
  // The files are bundled with this module, so their shape is known.
  return JSON.parse(readFileSync(path.join(import.meta.dirname, language, 'sandbox.json'), 'utf8')) as Record<string, string>;
}

/** Returns a text of the sandbox's pages. Outside production it throws if the text or one of its values is missing. */
export function sandboxText(locale: Language, id: SandboxTextId, values: Readonly<Record<string, string>> = {}): string {
  return intlOf.get(locale)?.formatMessage({ id }, values) ?? id;
}
