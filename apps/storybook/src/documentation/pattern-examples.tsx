import { Story, useOf } from '@storybook/addon-docs/blocks';
import { use, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { BuiltPicture } from './built-picture.tsx';
import { ChosenSurroundings } from './chosen-surroundings.ts';
import { StoryWindow } from './story-window.tsx';
import { words } from './words.ts';
import styles from './pattern-examples.module.css';

/** A story as its module exports it. */
type StoryExport = unknown;

interface ExampleProps {
  of: StoryExport;
  /** What the story shows. */
  children?: ReactNode;
}

/** A live story within the page. */
export function Example({ of, children }: ExampleProps): ReactElement {
  const chosen = use(ChosenSurroundings);
  return (
    <figure className={`sb-unstyled ${styles.example}`}>
      {children ? <figcaption className={styles.caption}>{children}</figcaption> : null}
      <div className={styles.stage} dir={chosen?.direction} lang={chosen?.language}>
        <Story of={of} />
      </div>
    </figure>
  );
}

const gapPx = 16;

/** The viewports a page can be shown in: width and height in CSS pixels. */
const windows = { desktop: [1440, 900], tablet: [768, 900], phone: [360, 900] } as const;
type WindowName = keyof typeof windows;

/** Returns the element's width in CSS pixels; 0 until it is measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

interface ScreensProps extends ExampleProps {
  /** Rows of viewports; the viewports of a row share its width. */
  rows?: readonly (readonly WindowName[])[];
}

const allWidths: readonly (readonly WindowName[])[] = [['desktop'], ['tablet', 'phone']];

/** A whole page in several viewports, scaled down: pictures that the build took in the toolbar's look. */
export function Screens({ of, rows = allWidths, children }: ScreensProps): ReactElement {
  const { story } = useOf(of, ['story']);
  const [ref, width] = useWidth();
  const say = words(use(ChosenSurroundings)?.language);
  // The build opens the page like this, and reads which pictures it needs.
  const takingPictures = new URLSearchParams(window.location.search).has('pictures');

  return (
    <figure className={`sb-unstyled ${styles.example}`}>
      <figcaption className={styles.caption}>
        {children}{' '}
        <a href={`./?path=/story/${story.id}`} target="_top">
          {say.openScreen}
        </a>
      </figcaption>
      <div ref={ref} className={styles.widths}>
        {rows.flatMap((row) => {
          const rowWidth = row.reduce((sum, name) => sum + windows[name][0], 0);
          const scale = Math.min(1, (width - gapPx * (row.length - 1) - 2 * row.length) / rowWidth);
          return row.map((name) => {
            const [inlineSize, blockSize] = windows[name];
            const size = { inlineSize: inlineSize * scale, blockSize: blockSize * scale };
            return scale > 0 || takingPictures ? (
              <div key={name} className={styles.window} data-screen={JSON.stringify({ id: story.id, name, inlineSize, blockSize })}>
                {takingPictures ? null : (
                  <BuiltPicture name={`screens/${story.id}.${name}`} alt={`${story.name}, ${inlineSize} px`} style={size}>
                    <div style={{ ...size, overflow: 'clip' }}>
                      <div style={{ inlineSize, blockSize, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
                        <StoryWindow story={story} height={`${blockSize}px`} />
                      </div>
                    </div>
                  </BuiltPicture>
                )}
              </div>
            ) : null;
          });
        })}
      </div>
    </figure>
  );
}

interface RulesProps {
  do: readonly string[];
  dont: readonly string[];
}

/** What to do and what to avoid in a pattern. */
export function Rules({ do: good, dont: bad }: RulesProps): ReactElement {
  const sides = [
    { side: 'do', title: 'Do', rules: good },
    { side: 'dont', title: 'Don’t', rules: bad },
  ];
  return (
    <div className={`sb-unstyled ${styles.sides}`}>
      {sides.map(({ side, title, rules }) => (
        <section key={side} className={styles.side} data-side={side}>
          <strong>{title}</strong>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
