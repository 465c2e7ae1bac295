import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { BrowserCommandContext } from 'vitest/node';
import { comparePictures, firstParts, stacked, type Picture } from './picture-comparison.ts';
import { decoded, forget, keepPicture, keptNames, keptPicture, pictureFile, writeFailure } from './picture-files.ts';

export interface PictureFolders {
  /** Folder of accepted pictures, relative to the package. */
  kept: string;
  /** Folder of failure pictures, relative to the package; ignored by git. */
  failed: string;
}

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * - `same`: matches the accepted picture; `kept`: accepted just now.
 * - `unsettled`: matches neither the accepted picture nor the previous one, so it must be taken again.
 * - `different` and `missing`: `message` explains it to the reader.
 */
export type PictureVerdict = { kind: 'same' | 'kept' | 'unsettled' } | { kind: 'different' | 'missing'; message: string };

/** The pictures of a page by name, until they are compared. */
interface TakenPictures {
  session: CDPSession;
  parts: Map<string, Picture[]>;
  earlier: Map<string, Picture>;
}

const takenByPage = new WeakMap<Page, Promise<TakenPictures>>();

function takenOf({ page }: BrowserCommandContext): Promise<TakenPictures> {
  const known = takenByPage.get(page);
  if (known) return known;
  const created = page
    .context()
    .newCDPSession(page)
    .then((session) => ({ session, parts: new Map<string, Picture[]>(), earlier: new Map<string, Picture>() }));
  takenByPage.set(page, created);
  return created;
}

/** Captures the page from its top left corner, as the next part of the named picture. */
async function takePicture(context: BrowserCommandContext, name: string, size: PictureSize): Promise<void> {
  const taken = await takenOf(context);
  const { data } = await taken.session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { x: 0, y: 0, ...size, scale: 1 },
    optimizeForSpeed: true,
  });
  const part = await decoded(Buffer.from(data, 'base64'));
  taken.parts.set(name, [...(taken.parts.get(name) ?? []), part]);
}

function finished(taken: TakenPictures, name: string): Picture {
  const parts = taken.parts.get(name);
  if (!parts) throw new Error(`${name} has no picture`);
  taken.parts.delete(name);
  return stacked(parts);
}

/** Returns the number of differing pixels of two captured pictures. */
async function differentPixels(context: BrowserCommandContext, first: string, second: string): Promise<number> {
  const taken = await takenOf(context);
  const expected = taken.earlier.get(first) ?? finished(taken, first);
  // The first one stays, to be compared with others.
  taken.earlier.set(first, expected);
  return comparePictures(expected, finished(taken, second)).differentPixels;
}

/** Compares the captured parts with the same number of parts of the accepted picture, which has `partsOfWhole`. */
function judging({ kept, failed }: PictureFolders) {
  return async (context: BrowserCommandContext, name: string, partsOfWhole: number): Promise<PictureVerdict> => {
    const taken = await takenOf(context);
    const { root, snapshotOptions } = context.project.config;
    const file = pictureFile(join(root, kept), name);
    const parts = taken.parts.get(name)?.length ?? 0;
    const actual = finished(taken, name);
    const whole = await keptPicture(file);
    const expected = whole && firstParts(whole, parts, partsOfWhole);
    const comparison = expected && comparePictures(expected, actual);
    if (comparison?.differentPixels === 0) return { kind: 'same' };

    const earlier = taken.earlier.get(name);
    taken.earlier.set(name, actual);
    if (!earlier || comparePictures(earlier, actual).differentPixels > 0) return { kind: 'unsettled' };

    // A part must not replace the whole.
    const accepts =
      parts === partsOfWhole && (snapshotOptions.updateSnapshot === 'all' || (!expected && snapshotOptions.updateSnapshot === 'new'));
    if (accepts) {
      await keepPicture(file, actual);
      return { kind: 'kept' };
    }
    const failure = join(root, failed, `${name}.png`);
    await writeFailure(failure, expected && comparison ? [expected, actual, comparison.diff] : [actual]);
    if (!expected || !comparison) return { kind: 'missing', message: `There is no picture of it yet. What it looks like: ${failure}` };
    const sizes = `${expected.width} × ${expected.height}, now ${actual.width} × ${actual.height}`;
    return {
      kind: 'different',
      message: `${comparison.differentPixels} pixels differ (${sizes}). Expected, actual and what differs: ${failure}`,
    };
  };
}

/** Pictures without a story. When pictures are being accepted, they are deleted. */
function forgetting({ kept }: PictureFolders) {
  return async (context: BrowserCommandContext, names: readonly string[], suffix: string): Promise<string[]> => {
    const { root, snapshotOptions } = context.project.config;
    const folder = join(root, kept);
    const stray = (await keptNames(folder)).filter((name) => name.endsWith(suffix) && !names.includes(name));
    if (snapshotOptions.updateSnapshot !== 'all') return stray;
    await Promise.all(stray.map((name) => forget(folder, name)));
    return [];
  };
}

/** For `test.browser.commands`. */
export function pictureCommands(folders: PictureFolders) {
  return {
    takePicture,
    differentPixels,
    comparePicture: judging(folders),
    strayPictures: forgetting(folders),
  };
}
