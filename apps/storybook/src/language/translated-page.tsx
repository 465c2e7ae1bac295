import { use, useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { ChosenSurroundings } from '../documentation/chosen-surroundings.ts';

interface TranslatedPageProps {
  /** Loads the page in Russian. */
  load: () => Promise<{ default: ComponentType }>;
  /** The page in English. */
  children: ReactNode;
}

/** A page in the toolbar's language; in English until the Russian one has loaded. */
export function TranslatedPage({ load, children }: TranslatedPageProps): ReactElement {
  const isRussian = use(ChosenSurroundings)?.language === 'ru';
  const [Russian, setRussian] = useState<ComponentType>();
  useEffect(() => {
    if (!isRussian) return;
    const show = async () => {
      const { default: Page } = await load();
      setRussian(() => Page);
    };
    void show();
  }, [isRussian, load]);
  return isRussian && Russian ? <Russian /> : <>{children}</>;
}
