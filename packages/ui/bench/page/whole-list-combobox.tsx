import { Combobox as Primitive } from '@base-ui/react/combobox';
import type { ReactElement } from 'react';
import frame from '../../src/internal/control-frame.module.css';
import styles from '../../src/picker/picker.module.css';

interface Option {
  value: string;
  label: string;
}

/** For comparison: the combobox of the library behind the kit's other parts, styled like `Picker`, with all options in the document. */
export function WholeListCombobox({ label, options }: { label: string; options: readonly Option[] }): ReactElement {
  return (
    <Primitive.Root items={options} autoHighlight>
      <Primitive.InputGroup className={frame.frame}>
        <Primitive.Input aria-label={label} />
      </Primitive.InputGroup>
      <Primitive.Portal>
        <Primitive.Positioner className={styles.positioner} sideOffset={4} collisionPadding={8}>
          <Primitive.Popup className={styles.popup}>
            <Primitive.List className={styles.list}>
              {(option: Option) => (
                <Primitive.Item key={option.value} value={option} className={styles.item}>
                  {option.label}
                </Primitive.Item>
              )}
            </Primitive.List>
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
