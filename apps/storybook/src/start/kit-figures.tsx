import { brands } from '@portico/brand';
import { contrastPairs } from '@portico/ui/contrast';
import { DescriptionList } from '@portico/ui/description-list';
import type { ReactElement } from 'react';
import { kitDocs, kitSizes } from '../../kit-facts/kit.ts';
import { kilobytes } from '../documentation/kilobytes.ts';
import styles from './start.module.css';

/** The numbers of components, tokens and so on. */
export function KitFigures(): ReactElement {
  const { button } = kitSizes;
  return (
    <div className={`sb-unstyled ${styles.figures}`} dir="ltr">
      <DescriptionList
        layout="facts"
        items={[
          { id: 'components', term: 'Components', value: Object.values(kitDocs).filter(({ components }) => components.length > 0).length },
          { id: 'pairs', term: 'Pairs of colours, measured', value: contrastPairs.length },
          {
            id: 'brands',
            term: 'Brands, as proof',
            value: Object.values(brands)
              .map(({ name }) => name)
              .join(', '),
          },
          ...(button ? [{ id: 'button', term: 'One button', value: `${kilobytes(button)} kB` }] : []),
        ]}
      />
    </div>
  );
}
