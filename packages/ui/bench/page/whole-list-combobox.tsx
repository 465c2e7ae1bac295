import { Combobox as Primitive } from '@base-ui/react/combobox';
import type { ReactElement } from 'react';
import styles from '../../src/combobox/combobox.module.css';
import frame from '../../src/control-frame/control-frame.module.css';

interface Option {
  value: string;
  label: string;
}

/** To compare with: the same primitive and looks, with all options in the document at once. */
export function WholeListCombobox({ label, options }: { label: string; options: readonly Option[] }): ReactElement {
  return (
    <Primitive.Root items={options} autoHighlight>
      <Primitive.InputGroup className={frame.frame}>
        <Primitive.Input aria-label={label} className={styles.input} />
      </Primitive.InputGroup>
      <Primitive.Portal>
        <Primitive.Positioner className={styles.positioner} sideOffset={4} collisionPadding={8}>
          <Primitive.Popup className={styles.popup}>
            <Primitive.List className={styles.list}>
              {(option: Option) => (
                <Primitive.Item key={option.value} value={option} className={styles.item}>
                  <span className={styles.itemText}>{option.label}</span>
                </Primitive.Item>
              )}
            </Primitive.List>
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
