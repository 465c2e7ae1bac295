import { vi } from 'vitest';

/** Pictures are taken at this time, so that "5 minutes ago" stays the same. Set before the stories are imported. */
vi.setSystemTime(new Date('2026-11-21T09:30:00Z'));

// A blinking caret would differ between pictures.
const still = new CSSStyleSheet();
still.replaceSync('* { caret-color: transparent !important; }');
document.adoptedStyleSheets.push(still);
