import { brandLimits } from '@portico/brand/parse-brand';
import { CopyButton } from '@portico/ui/copy-button';
import { use, useEffect, useMemo, useState, type ReactElement } from 'react';
import { ChosenSurroundings } from '../../documentation/chosen-surroundings.ts';
import { keepOwnBrand } from '../../toolbar/own-brand.ts';
import { firstDraft, tryBrand, type BrandDraft } from './brand-draft.ts';
import { builderWords } from './builder-words.ts';
import { ThemePreview, type Theme } from './theme-preview.tsx';
import styles from './theme-builder.module.css';

const themes: readonly Theme[] = [
  { name: 'light', theme: 'light', contrast: 'standard' },
  { name: 'dark', theme: 'dark', contrast: 'standard' },
  { name: 'lightContrast', theme: 'light', contrast: 'more' },
  { name: 'darkContrast', theme: 'dark', contrast: 'more' },
];

/** The settings with a range: their highest value and step. */
const ranges = [
  ['neutralHue', 360, 1],
  ['neutralTint', brandLimits.neutralTint, 0.25],
  ['radiusRem', brandLimits.radiusRem, 0.125],
] as const;

/** A brand's colour in; both themes with all contrasts and the brand's file out. */
export function ThemeBuilder(): ReactElement {
  const language = use(ChosenSurroundings)?.language ?? 'en';
  const say = builderWords[language];
  const [draft, setDraft] = useState(firstDraft);
  const set = (change: Partial<BrandDraft>) => setDraft((before) => ({ ...before, ...change }));
  const built = useMemo(() => tryBrand(draft), [draft]);
  useEffect(() => {
    // Not before the reader has chosen something.
    if (draft !== firstDraft && 'json' in built) keepOwnBrand(built.json);
  }, [draft, built]);
  const labels = { neutralHue: say.neutralHue, neutralTint: say.neutralTint, radiusRem: say.radius };

  return (
    <div className={`sb-unstyled ${styles.builder}`} dir="ltr" lang={language}>
      <div className={styles.settings}>
        <label>
          <span>{say.hex}</span>
          <span className={styles.colour}>
            <input type="color" aria-label={say.hex} value={draft.hex} onChange={({ target }) => set({ hex: target.value })} />
            <input
              type="text"
              aria-label={say.hexCode}
              value={draft.hex}
              spellCheck={false}
              onChange={({ target }) => set({ hex: target.value.trim() })}
            />
          </span>
        </label>
        <label>
          <span>{say.name}</span>
          <input type="text" value={draft.name} onChange={({ target }) => set({ name: target.value })} />
        </label>
        {ranges.map(([name, max, step]) => (
          <label key={name}>
            <span>
              {labels[name]} <output>{draft[name]}</output>
            </span>
            <input
              type="range"
              min={0}
              max={max}
              step={step}
              value={draft[name]}
              onChange={({ target }) => set({ [name]: target.valueAsNumber })}
            />
          </label>
        ))}
      </div>

      {'issues' in built ? (
        <ul className={styles.finding} role="status">
          {built.issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      ) : (
        <>
          <p className={styles.finding} role="status" data-moved={built.moved ? '' : undefined}>
            {built.moved
              ? say.moved(draft.hex, say.states[built.moved.from], built.moved.degrees)
              : built.weakened
                ? say.weakened
                : say.free(draft.hex)}
          </p>
          <div className={styles.themes}>
            {themes.map((theme) => (
              <ThemePreview key={theme.name} theme={theme} brand={built.brand} hex={draft.hex} language={language} />
            ))}
          </div>
          <section className={styles.file}>
            <div className={styles.fileHead}>
              <h3>{say.file}</h3>
              <p>{say.fileNote}</p>
              <CopyButton value={built.json} label={say.copy} copiedLabel={say.copied} copyFailedLabel={say.copyFailed} />
              <a href={`data:application/json,${encodeURIComponent(built.json)}`} download="brand.json">
                {say.download}
              </a>
            </div>
            <pre>
              <code>{built.json}</code>
            </pre>
          </section>
        </>
      )}
    </div>
  );
}
