import { use, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { ChosenSurroundings } from './chosen-surroundings.ts';
import { useDarkPage } from './page-frame.tsx';

/** Returns the URL of a picture that the build took, in the toolbar's brand, theme and language. */
export function useBuiltPicture(name: string): string {
  const chosen = use(ChosenSurroundings);
  const dark = useDarkPage();
  // The build knows the brands that ship.
  const brand = chosen === undefined || chosen.brand === 'own' ? 'portico' : chosen.brand;
  return `./pictures/${name}.${brand}-${dark ? 'dark' : 'light'}-${chosen?.language ?? 'en'}.webp`;
}

interface BuiltPictureProps {
  name: string;
  alt: string;
  className?: string | undefined;
  style?: CSSProperties;
  /** What is shown instead while there is no build, as during development. */
  children: ReactNode;
}

/** A picture that the build took. */
export function BuiltPicture({ name, alt, className, style, children }: BuiltPictureProps): ReactElement {
  const src = useBuiltPicture(name);
  const [failed, setFailed] = useState(false);
  return failed ? <>{children}</> : <img src={src} alt={alt} className={className} style={style} onError={() => setFailed(true)} />;
}
