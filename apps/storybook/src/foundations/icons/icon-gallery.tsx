import { CopyButton } from '@portico/ui/copy-button';
import { SearchInput } from '@portico/ui/search-input';
import { useState, type ReactElement } from 'react';
import { icons } from '../../../kit-facts/kit.ts';
import styles from './icons.module.css';

/** All icons in use, searchable by name, with their import to copy. */
export function IconGallery(): ReactElement {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = icons.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <div className={`sb-unstyled ${styles.gallery}`} dir="ltr">
      <SearchInput
        aria-label="Search icons"
        placeholder={`Search ${icons.length} icons`}
        clearLabel="Clear search"
        value={text}
        onValueChange={setText}
      />
      <ul className={styles.icons}>
        {found.map(({ name, Icon, inKit, inPortal }) => {
          const code = `import { ${name} } from 'lucide-react';`;
          return (
            <li key={name} className={styles.icon}>
              <Icon aria-hidden="true" size={20} />
              <span className={styles.name}>
                {name}
                <span className={styles.user}>{[inKit ? 'kit' : '', inPortal ? 'portal' : ''].filter(Boolean).join(', ')}</span>
              </span>
              <CopyButton value={code} label={`Copy the import of ${name}`} copiedLabel="Copied" copyFailedLabel={code} />
            </li>
          );
        })}
      </ul>
      {found.length === 0 ? <p>No icons match.</p> : null}
    </div>
  );
}
