import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { useMemo, useState, type ReactElement, type Ref } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useLabels } from '../labels/labels-provider.tsx';
import { CommandEntry } from './command-entry.tsx';
import type { CommandGroup, CommandItem, CommandMenuContent } from './command-menu-props.ts';
import styles from './command-menu.module.css';
import { findCommands, matchesEveryWord } from './command-search.ts';

export interface CommandResultsProps extends CommandMenuContent {
  inputRef: Ref<HTMLInputElement>;
  /** Called after an item was chosen. */
  onDone: () => void;
}

/** The input and its results: the ARIA combobox pattern with a permanently visible list. */
export function CommandResults({
  label,
  placeholder,
  closeLabel,
  emptyText,
  busyText,
  countText,
  groups,
  onQueryChange,
  busy = false,
  matches = matchesEveryWord,
  maxResults = 50,
  moreText,
  footer,
  inputRef,
  onDone,
}: CommandResultsProps): ReactElement {
  const labels = useLabels();
  const [query, setQuery] = useState('');
  const found = useMemo(() => findCommands(groups, query, matches, maxResults), [groups, query, matches, maxResults]);

  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={found.groups}
      value={query}
      onValueChange={(next) => {
        setQuery(next);
        onQueryChange?.(next);
      }}
      itemToStringValue={(item: CommandItem) => item.label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.top}>
        <span className={styles.sign}>{busy ? <Spinner size="sm" /> : <Search aria-hidden="true" />}</span>
        <Autocomplete.Input
          ref={inputRef}
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Dialog.Close
          render={
            <IconButton label={closeLabel ?? labels.close ?? 'Close'} variant="quiet" size="sm">
              <X />
            </IconButton>
          }
        />
      </div>
      <Autocomplete.Status render={<VisuallyHidden />}>
        {busy ? busyText : found.shownCount > 0 ? countText(found.shownCount) : null}
      </Autocomplete.Status>
      <div className={styles.results}>
        <Autocomplete.Empty>
          <div className={styles.note}>{busy ? busyText : emptyText}</div>
        </Autocomplete.Empty>
        <Autocomplete.List className={styles.list} aria-label={label}>
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.id} items={group.items} className={styles.group}>
              <Autocomplete.GroupLabel className={styles.groupLabel}>{group.label}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: CommandItem) => <CommandEntry key={item.id} item={item} onDone={onDone} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {found.isCut && moreText ? <div className={styles.note}>{moreText}</div> : null}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </Autocomplete.Root>
  );
}
