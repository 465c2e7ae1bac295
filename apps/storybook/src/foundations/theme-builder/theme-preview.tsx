import { applyBrand, type Brand } from '@portico/brand';
import { measureContrast, type MeasuredPair } from '@portico/ui/contrast';
import { Badge } from '@portico/ui/badge';
import { Button } from '@portico/ui/button';
import { Callout } from '@portico/ui/callout';
import { Status } from '@portico/ui/status';
import { Switch } from '@portico/ui/switch';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { paintedHex } from '../colour/painted-hex.ts';
import { builderWords } from './builder-words.ts';
import styles from './theme-builder.module.css';

/** A theme as a reader sees it: its name and the attributes that pin it. */
export interface Theme {
  name: 'light' | 'dark' | 'lightContrast' | 'darkContrast';
  theme: 'light' | 'dark';
  contrast: 'standard' | 'more';
}

interface Painted {
  accent: string;
  pairs: readonly MeasuredPair[];
}

interface ThemePreviewProps {
  brand: Brand;
  theme: Theme;
  /** The brand's own colour. */
  hex: string;
  language: 'en' | 'ru';
}

/** Returns how far apart two sRGB colours are, as the largest difference of a channel, 0 to 255. */
function channelDistance(one: string, other: string): number {
  const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const others = channels(other);
  return Math.max(...channels(one).map((channel, index) => Math.abs(channel - (others[index] ?? 0))));
}

/** Less than this is the same colour to the eye. */
const sameColour = 4;

/** A brand in one theme: components, the accent as it is painted, and every contrast. */
export function ThemePreview({ brand, theme, hex, language }: ThemePreviewProps): ReactElement {
  const say = builderWords[language];
  const ref = useRef<HTMLDivElement>(null);
  const [painted, setPainted] = useState<Painted>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    applyBrand(brand, element);
    setPainted({ accent: paintedHex(element, 'var(--portico-accent)'), pairs: measureContrast(element) });
  }, [brand]);
  const failing = painted?.pairs.filter(({ ratio, least }) => ratio < least) ?? [];
  const lowest = painted?.pairs.filter(({ pair }) => pair.purpose === 'text').reduce((least, { ratio }) => Math.min(least, ratio), 21);
  const isKept = painted !== undefined && channelDistance(painted.accent, hex) < sameColour;

  return (
    <section ref={ref} className={styles.theme} data-theme={theme.theme} data-contrast={theme.contrast}>
      <h3>{say.themes[theme.name]}</h3>
      <div className={styles.sample}>
        <div className={styles.line}>
          <Button variant="primary">{say.order}</Button>
          <Button>{say.console}</Button>
          <Badge variant="accent">{say.mainUser}</Badge>
        </div>
        <div className={styles.line}>
          <Status tone="success">{say.running}</Status>
          <Status tone="warning">{say.expires}</Status>
          <Status tone="danger">{say.failed}</Status>
        </div>
        <Switch label={say.renew} defaultChecked />
        <Callout tone="info" title={say.calloutTitle}>
          {say.callout}
        </Callout>
      </div>
      {painted ? (
        <div className={styles.painted}>
          <span className={styles.chip} style={{ background: 'var(--portico-accent)' }} />
          <code>{painted.accent}</code>
          <span>{isKept ? say.kept : say.insteadOf(hex)}</span>
        </div>
      ) : null}
      <details className={styles.contrasts}>
        <summary>
          {painted ? say.summary(painted.pairs.length - failing.length, painted.pairs.length, (lowest ?? 0).toFixed(2)) : null}
        </summary>
        <ul>
          {painted?.pairs.map(({ pair, ratio, least }) => (
            <li key={`${pair.purpose} ${pair.foreground} ${pair.background}`} data-fails={ratio < least || undefined}>
              <code>
                {pair.foreground} / {pair.background}
              </code>
              <span>
                {ratio.toFixed(2)} ≥ {least}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
