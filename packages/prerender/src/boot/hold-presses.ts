import { hydratedEvent } from '../hydrated-event.ts';

/**
 * Holds presses and submits until hydration and then replays the last one. A form sent by the browser would put a password into the
 * address.
 */
export function holdPresses(): void {
  let replay: (() => void) | undefined;
  const hold = (event: Event) => {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
      const { submitter } = event;
      const [form, button] = [finder(target), submitter ? finder(submitter) : () => null];
      replay = () => form()?.requestSubmit(button());
    } else {
      const pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button:not([type=submit])') : null;
      if (!pressed) return;
      const button = finder(pressed);
      replay = () => button()?.click();
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('submit', hold, true);
  addEventListener('click', hold, true);
  addEventListener(
    hydratedEvent,
    () => {
      removeEventListener('submit', hold, true);
      removeEventListener('click', hold, true);
      replay?.();
    },
    { once: true },
  );
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/**
 * Returns how to find a pressed element even if another has replaced it: the one of the same kind and name, at the same position among
 * those. An element with a different name was not meant.
 */
function finder<T extends HTMLElement>(pressed: T): () => T | undefined {
  const [path, name] = [location.pathname, nameOf(pressed)];
  const alike = () => [...document.querySelectorAll<T>(pressed.localName)].filter((element) => nameOf(element) === name);
  const position = alike().indexOf(pressed);
  return () => (pressed.isConnected ? pressed : location.pathname === path ? alike()[position] : undefined);
}
