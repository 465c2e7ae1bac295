import { Icon, iconSizes } from '@portico/ui/icon';
import { Server } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './icons.module.css';

export function IconSizes(): ReactElement {
  return (
    <div className={`sb-unstyled ${styles.sizes}`} dir="ltr">
      {iconSizes.map((size) => (
        <div key={size} className={styles.size}>
          <Icon size={size}>
            <Server />
          </Icon>
          <code>{size}</code>
        </div>
      ))}
    </div>
  );
}
