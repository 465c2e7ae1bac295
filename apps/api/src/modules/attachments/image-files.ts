import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { attachmentsPerMessage } from '@portico/contract/limits';
import type { App } from '../../app.ts';
import { sentence } from '../../platform/messages/messages.ts';
import { OperatorError } from '../../operator/define-command.ts';
import { attachmentMaxBytes } from './settings.ts';
import { attachmentName } from './attachment-name.ts';
import type { Image } from './read-image.ts';

export type NamedImage = { name: string; image: Image };

/**
 * Reads image files named by the operator, with the same limits as for customer uploads.
 * @throws OperatorError for the first invalid file
 */
export async function readImageFiles(app: App, files: readonly string[]): Promise<readonly NamedImage[]> {
  if (files.length > attachmentsPerMessage) throw new OperatorError(`An answer can have at most ${attachmentsPerMessage} images.`);
  const maxBytes = app.configuration.setting(attachmentMaxBytes);
  const images: NamedImage[] = [];
  const { readImage } = await import('./read-image.ts');
  for (const file of files) {
    const image = await readImage(await readBytes(file, maxBytes), maxBytes);
    if (typeof image === 'string') throw new OperatorError(`${file}: ${sentence('en', `problem.${image}`)}`);
    images.push({ name: attachmentName(path.basename(file), image.type), image });
  }
  return images;
}

async function readBytes(file: string, maxBytes: number): Promise<Buffer> {
  const from = path.resolve(process.env['INIT_CWD'] ?? '.', file);
  // Check the kind and size first: a pipe never ends, and a huge file would exhaust memory.
  const found = await orUnreadable(file, stat(from));
  if (!found.isFile()) throw new OperatorError(`${file} is not a file.`);
  if (found.size > maxBytes) throw new OperatorError(`${file} is too large. An image can have at most ${maxBytes} bytes.`);
  return await orUnreadable(file, readFile(from));
}

const orUnreadable = <Result>(file: string, reading: Promise<Result>): Promise<Result> =>
  reading.catch((error: unknown) => {
    throw new OperatorError(`Can't read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
