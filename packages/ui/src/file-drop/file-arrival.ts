import { useEffect, useState, type DragEvent, type DragEventHandler, type RefObject } from 'react';
import { useLatest } from '../internal/use-latest.ts';

type DragHandlers = Record<'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler<HTMLElement>>;

/** Whether files are being dragged over an element, and what it listens to for that. A disabled one swallows them: the page stays. */
export function useDroppedFiles(
  disabled: boolean,
  onFiles: (files: Iterable<File>) => void,
): { isOver: boolean; dragHandlers: DragHandlers } {
  const [isOver, setOver] = useState(false);

  function take(event: DragEvent<HTMLElement>): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Whoever does not prevent it makes the browser leave the page for the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
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
        if (!disabled && event.dataTransfer.files.length > 0) onFiles(event.dataTransfer.files);
      },
    },
  };
}

/** Whether files are being dragged over the page, whichever element they are over. */
export function useFilesOverPage(isWatched: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWatched) return undefined;
    const enter = ({ dataTransfer }: globalThis.DragEvent) => setOver(dataTransfer?.types.includes('Files') ?? false);
    // Only leaving the page has nothing that is entered instead.
    const leave = ({ relatedTarget }: globalThis.DragEvent) => relatedTarget === null && setOver(false);
    const end = () => setOver(false);
    // In the capture phase: who takes the files may keep the event to itself.
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

/** Files that are pasted anywhere in the form around an element, or in the element itself: a screenshot into the message it belongs to. */
export function usePastedFiles(element: RefObject<HTMLElement | null>, disabled: boolean, onFiles: (files: Iterable<File>) => void): void {
  const take = useLatest(onFiles);
  useEffect(() => {
    const place = element.current?.closest('form') ?? element.current;
    if (!place || disabled) return undefined;
    function onPaste(event: ClipboardEvent): void {
      const data = event.clipboardData;
      // Programs for texts put a picture of the text beside it.
      if (event.defaultPrevented || !data || data.files.length === 0 || data.types.includes('text/plain')) return;
      event.preventDefault();
      take.current(data.files);
    }
    place.addEventListener('paste', onPaste);
    return () => place.removeEventListener('paste', onPaste);
  }, [element, disabled, take]);
}
