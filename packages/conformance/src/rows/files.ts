import { numberIn } from '../fields.ts';
import type { Row } from '../row.ts';

/** A PNG of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

export const fileRows: readonly Row[] = [
  {
    id: 'attachments',
    section: '5',
    title: 'An image is uploaded and removed; what is no image or too large is refused',
    needs: ['getFileLimits', 'uploadFile', 'removeFile'],
    writes: 'uploads an image of one pixel and removes it',
    run: async (check) => {
      const maxBytes = numberIn(await check.ok('getFileLimits'), 'attachment_max_bytes');
      const { id } = await check.ok('uploadFile', { query: { name: 'pixel.png' }, body: pixel });
      await check.ok('removeFile', { query: { id: String(id) } });
      await check.refused('uploadFile', 'a text named as an image', { query: { name: 'text.png' }, body: Buffer.from('no image') });
      const tooLarge = Buffer.concat([pixel, Buffer.alloc(maxBytes)]);
      await check.refused('uploadFile', `an image of ${tooLarge.length} bytes`, { query: { name: 'large.png' }, body: tooLarge }, [413]);
    },
  },
];
