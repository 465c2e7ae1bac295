import { useEffect, useState } from 'react';

export type FullScreen = { readonly isOn: boolean; readonly isPossible: boolean; readonly toggle: () => void };

/** Puts the whole page into full screen, so that menus and dialogs, which are portalled to its end, stay visible. */
export function useFullScreen(): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
    };
  }, []);
  // A browser that refuses shows its own message, and the state stays unchanged.
  const toggle = () => void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return { isOn, isPossible: document.fullscreenEnabled, toggle };
}
