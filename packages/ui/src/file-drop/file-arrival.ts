import { useEffect, useState, type DragEvent, type DragEventHandler, type RefObject } from 'react';
import { useLatest } from '../internal/use-latest.ts';

type DragHandlers = Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler<HTMLElement>>;

/** Whether the input takes no files, also because of a fieldset around it. */
const isDisabled = ({ current }: RefObject<HTMLInputElement | null>): boolean => current?.matches(':disabled') ?? true;

/**
 * Returns whether files are dragged over an element, and the listeners for it. A disabled element still captures drops, so that the browser
 * does not leave the page.
 */
export function useDroppedFiles(
  input: RefObject<HTMLInputElement | null>,
  onFiles: (files: Iterable<File>) => void,
): { isOver: boolean; dragHandlers: DragHandlers } {
  const [isOver, setOver] = useState(false);

  function take(event: DragEvent<HTMLElement>): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without preventDefault the browser would navigate to the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled(input) ? 'none' : 'copy';
    setOver(!isDisabled(input));
  }

  return {
    isOver,
    dragHandlers: {
      onDragEnter: take,
      onDragOver: take,
      onDragLeave(event) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop(event) {
        take(event);
        setOver(false);
        if (!isDisabled(input) && event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files);
      },
    },
  };
}

/** Returns whether files are dragged over the page, above any element. */
export function useFilesOverPage(isWatched: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWatched) return undefined;
    const enter = ({ dataTransfer }: globalThis.DragEvent) => setOver(dataTransfer?.types.includes('Files') ?? false);
    // Only leaving the page has no related target.
    const leave = ({ relatedTarget }: globalThis.DragEvent) => relatedTarget === null && setOver(false);
    const end = () => setOver(false);
    // In the capture phase, because the element that takes the files may stop the event.
    const watched = [
      ['dragenter', enter],
      ['dragleave', leave],
      ['drop', end],
      ['dragend', end],
    ] as const;
    for (const [type, listener] of watched) document.addEventListener(type, listener, true);
    return () => {
      for (const [type, listener] of watched) document.removeEventListener(type, listener, true);
    };
  }, [isWatched]);
  return isOver && isWatched;
}

/** Receives files pasted anywhere in the surrounding form, or in the element itself, such as a screenshot into its message. */
export function usePastedFiles(
  element: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  onFiles: (files: Iterable<File>) => void,
): void {
  const take = useLatest(onFiles);
  useEffect(() => {
    const place = element.current?.closest('form') ?? element.current;
    if (!place) return undefined;
    function onPaste(event: ClipboardEvent): void {
      const data = event.clipboardData;
      // Word processors add an image of copied text.
      if (isDisabled(input) || event.defaultPrevented || !data || data.files.length === 0 || data.types.includes('text/plain')) return;
      event.preventDefault();
      take.current(data.files);
    }
    place.addEventListener('paste', onPaste);
    return () => place.removeEventListener('paste', onPaste);
  }, [element, input, take]);
}
