import type { CartItem } from '@portico/cart/cart-item';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import styles from './cart.module.css';
import { cartMessages as m } from './cart.messages.ts';
import { useLineWords } from './use-line-words.ts';

/** The last removed line, with an undo button. */
export function RemovedLine({ item, onUndo }: { readonly item: CartItem; readonly onUndo: () => void }) {
  const { formatMessage } = useIntl();
  const { name } = useLineWords(item);
  return (
    <div className={styles.removed} role="status">
      <span>{formatMessage(m.removed, { name })}</span>
      <Button size="sm" onClick={onUndo}>
        {formatMessage(m.undo)}
      </Button>
    </div>
  );
}
