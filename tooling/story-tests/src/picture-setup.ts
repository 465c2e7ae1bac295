import { vi } from 'vitest';

/** Pictures are taken at this moment, so that what says "5 minutes ago" goes on saying it. Before the stories are imported. */
vi.setSystemTime(new Date('2026-11-21T09:30:00Z'));

// A caret that blinks is there in one picture and not in the next.
const still = new CSSStyleSheet();
still.replaceSync('* { caret-color: transparent !important; }');
document.adoptedStyleSheets.push(still);
