import type { ImageType } from '@portico/contract';

const endings: Readonly<Record<ImageType, { own: string; known: RegExp }>> = {
  'image/jpeg': { own: '.jpg', known: /\.jpe?g$/i },
  'image/png': { own: '.png', known: /\.png$/i },
  'image/gif': { own: '.gif', known: /\.gif$/i },
};
const longest = 100;
/** Control and bidirectional characters, and characters with a meaning in file systems. */
const refused = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** Returns the last path segment, cleaned and cut to `longest` characters, with an extension that matches the file type. */
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
