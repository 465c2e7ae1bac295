import type { ImageType } from '@portico/contract';

export const imageTypes = ['image/jpeg', 'image/png', 'image/gif'] as const satisfies readonly ImageType[];

/** Of a whole image, all frames of an animation together: what it takes in memory, at four bytes each. */
export const maxPixels = 40_000_000;
export const maxFrames = 300;
/** Its longest side, once it is kept. */
export const keptSidePx = 4_096;
/** What is kept may outgrow what was sent, as an image of few colours does. */
export const keptBytesFactor = 4;
export const previewSidePx = 480;

/** A user's, sent and not taken by a message yet. */
export const maxPendingUploads = 50;
export const pendingTtlHours = 24;
/** A process that was stopped amid writing is not coming back to it. */
export const storingHours = 1;

/** A link is good for one to two of these: within one it stays the same, so that a browser keeps the picture. */
export const linkSlotMs = 5 * 60_000;

/** Within ten minutes, for one client. */
export const uploadsInTenMinutes = 100;
