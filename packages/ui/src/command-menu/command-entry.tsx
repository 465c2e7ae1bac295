import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactElement } from 'react';
import { Kbd } from '../kbd/kbd.tsx';
import type { CommandItem } from './command-menu-props.ts';
import styles from './command-menu.module.css';

/** One result. Enter clicks it, so that a link behaves as a link. */
export function CommandEntry({ item, onDone }: { item: CommandItem; onDone: () => void }): ReactElement {
  return (
    <Autocomplete.Item
      value={item}
      className={styles.item}
      render={item.render}
      onClick={() => {
        onDone();
        item.onSelect?.();
      }}
    >
      {item.icon ? (
        <span className={styles.icon} aria-hidden="true">
          {item.icon}
        </span>
      ) : null}
      <span className={styles.text}>
        <span className={styles.label}>{item.label}</span>
        {item.description ? <span className={styles.hint}>{item.description}</span> : null}
      </span>
      {item.keys ? (
        <span className={styles.keys}>
          {item.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      ) : null}
    </Autocomplete.Item>
  );
}
