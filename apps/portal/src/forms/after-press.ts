let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  // The press's click event fires right after its end.
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true);
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, release, true);
  // Only the window's own blur; a field's blur event does not bubble.
  window.addEventListener('blur', release);
}

/**
 * Runs a layout change at once, or after the current mouse press has become a click. An error that appears when a field loses focus would
 * otherwise move the pressed button away from the pointer.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
