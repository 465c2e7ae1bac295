import type { ImageType } from '@portico/contract';

export const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const satisfies readonly ImageType[];

/** Total pixels across all frames. Each decoded pixel takes four bytes of memory. */
export const maxPixels = 40_000_000;
export const maxFrames = 300;
/** Maximum length of the longest side of the stored image. */
export const keptSidePx = 4_096;
/** Re-encoding may enlarge an image, for example one with few colours, so the stored size may exceed the upload by this factor. */
export const keptBytesFactor = 4;
export const previewSidePx = 480;

/** Per user: uploads that are not attached to a message yet. */
export const maxPendingUploads = 50;
export const pendingTtlHours = 24;
/** Longer than the storage takes to write an image and its preview, or to fail. After it, an unfinished write doesn't count as pending. */
export const writingMs = 2 * 60_000;
/** After this time, a write that has not finished is considered abandoned, and what it left is removed. */
export const storingHours = 1;

/**
 * Links expire on slot boundaries and live for one to two slots. Within a slot the URL stays the same, so that a refetched page keeps the
 * images that it shows.
 */
export const linkSlotMs = 5 * 60_000;

/** Per client. */
export const uploadsInTenMinutes = 100;
