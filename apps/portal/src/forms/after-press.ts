let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  // The click of this press is told of right after its end.
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, release, true);
  // The window's own: that of a field does not bubble.
  window.addEventListener('blur', release);
}

/**
 * Runs what moves things about: at once, or, while a mouse button or finger is down, as soon as that press has done what it is meant to do. A field that is left by a press on
 * a button would otherwise push it away from under the pointer before the press has become a click.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
