import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { OperatorError } from '../../operator/operator-error.ts';

/** The text below this line is ignored. */
const scissors = '# ------------------------ >8 ------------------------';

type Source = {
  /** Given as an argument. */
  text: string | undefined;
  /** A path, or `-` for standard input. */
  file: string | undefined;
  isEditorAsked: boolean;
  /** What the editor shows below the answer. */
  thread: () => Promise<string>;
};

/** Reads an answer: the argument, a file, standard input if something is piped into it, or else `$EDITOR`. @throws OperatorError */
export async function readAnswer({ text, file, isEditorAsked, thread }: Source): Promise<string> {
  if ([text !== undefined, file !== undefined, isEditorAsked].filter(Boolean).length > 1)
    throw new OperatorError('Give the answer once: as TEXT, with --file or with --editor.');
  if (text !== undefined) return text;
  if (file !== undefined && file !== '-') return await readTextFile(file);
  if (file === '-' || (!isEditorAsked && !process.stdin.isTTY)) return await textOf(process.stdin);
  return await edit(await thread());
}

function readTextFile(file: string): Promise<string> {
  return readFile(path.resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8').catch((error: unknown) => {
    throw new OperatorError(`Can't read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
}

async function edit(thread: string): Promise<string> {
  const editor = process.env['VISUAL'] ?? process.env['EDITOR'];
  if (editor === undefined) throw new OperatorError('Set EDITOR, or give the answer as TEXT, with --file or on standard input.');
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-answer-'));
  try {
    const file = path.join(folder, 'answer.txt');
    await writeFile(file, `\n${scissors}\n${thread}\n`, { mode: 0o600 });
    // As Git does: EDITOR may have arguments.
    const child = spawn('sh', ['-c', `${editor} "$1"`, 'sh', file], { stdio: 'inherit' });
    await once(child, 'exit');
    if (child.exitCode !== 0) throw new OperatorError('The editor failed, so no answer was sent.');
    return (await readFile(file, 'utf8')).split(scissors, 1)[0] ?? '';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
