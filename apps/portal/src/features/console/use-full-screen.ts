import { useEffect, useState } from 'react';

export type FullScreen = { readonly isOn: boolean; readonly isPossible: boolean; readonly toggle: () => void };

/** The whole page goes full screen, so that menus and dialogs, which stand at its end, are seen as well. */
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
  // A browser that refuses has said so itself, and nothing has changed.
  const toggle = () => void (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return { isOn, isPossible: document.fullscreenEnabled, toggle };
}
