import { useEffect, useState } from 'react';

export type PowerAction = 'start' | 'restart' | 'stop' | 'forceOff';

interface ServerPower {
  isOn: boolean;
  /** The action that the server is busy with. */
  doing: PowerAction | undefined;
  begin: (action: PowerAction) => void;
}

/** Whether the server runs. Simulates an API whose actions take two seconds. */
export function useServerPower(): ServerPower {
  const [isOn, setIsOn] = useState(true);
  const [doing, setDoing] = useState<PowerAction>();

  useEffect(() => {
    if (doing === undefined) return undefined;
    const timer = setTimeout(() => {
      setIsOn(doing === 'start' || doing === 'restart');
      setDoing(undefined);
    }, 2_000);
    return () => clearTimeout(timer);
  }, [doing]);

  return { isOn, doing, begin: setDoing };
}
