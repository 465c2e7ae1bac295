import type { ImageType } from '@portico/contract';

const endings: Readonly<Record<ImageType, { own: string; known: RegExp }>> = {
  'image/jpeg': { own: '.jpg', known: /\.jpe?g$/i },
  'image/png': { own: '.png', known: /\.png$/i },
  'image/gif': { own: '.gif', known: /\.gif$/i },
};
const longest = 100;
/** What steers a terminal, turns a line around, or means something to a file system. */
const refused = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** The last part of whatever path was given, with the ending of what the file is. */
export function attachmentName(given: string, type: ImageType): string {
  const { own, known } = endings[type];
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(refused, '').trim();
  const stem = (known.test(clean) ? clean.replace(known, '') : clean.replace(/\.[a-z\d]{1,5}$/i, '')).replace(/^\.+|[. ]+$/g, '');
  const ending = known.exec(clean)?.[0] ?? own;
  const cut = Array.from(stem)
    .slice(0, longest - ending.length)
    .join('');
  return `${cut === '' ? 'image' : cut}${ending}`;
}
