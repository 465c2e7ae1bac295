import type { ReactElement } from 'react';
import styles from './start.module.css';

const ways = [
  [
    'For designers',
    'See what there is and what it’s made of.',
    [
      ['All components', 'start-all-components--docs'],
      ['Colour', 'foundations-colour--docs'],
      ['Writing', 'foundations-writing--docs'],
    ],
  ],
  [
    'For developers',
    'Install the kit, theme it, copy the first screen.',
    [
      ['Use it in your site', 'start-use-it-in-your-site--docs'],
      ['Accessibility', 'start-accessibility--docs'],
    ],
  ],
  ['For a specific task', 'Whole screens for recurring tasks.', [['Patterns', 'patterns-forms--guide']]],
] as const;

/** Links for each kind of reader. */
export function WaysIn(): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.ways}`} dir="ltr">
      {ways.map(([who, what, pages]) => (
        <section key={who} className={styles.way}>
          <h3>{who}</h3>
          <p>{what}</p>
          <ul>
            {pages.map(([name, id]) => (
              <li key={id}>
                {/* The page is in a frame, and the link must navigate Storybook's window. */}
                <a href={`./?path=/docs/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
