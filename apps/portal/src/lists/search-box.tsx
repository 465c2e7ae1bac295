import { useId } from 'react';
import { useIntl } from '@portico/i18n/react';
import { SearchInput } from '@portico/ui/search-input';
import { useTypedBefore } from '../forms/use-typed-before.ts';
import { searchMaxLength } from './list-search.ts';
import { listMessages } from './list.messages.ts';
import styles from './search-box.module.css';
import { useSearchText } from './use-search-text.ts';

type SearchBoxProps = {
  /** The text in the URL. */
  readonly current: string | undefined;
  readonly onSearch: (text: string) => void;
  readonly label: string;
  readonly clearLabel: string;
  readonly className?: string | undefined;
};

/** A search field whose text is in the URL. A text over the limit stays in the field but is not searched. */
export function SearchBox({ current, onSearch, label, clearLabel, className }: SearchBoxProps) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const [text, setText] = useSearchText(current, onSearch);
  const ref = useTypedBefore(setText);
  const isTooLong = text.length > searchMaxLength;
  return (
    <div className={className}>
      <SearchInput
        ref={ref}
        aria-label={label}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? errorId : undefined}
        placeholder={label}
        clearLabel={clearLabel}
        value={text}
        onValueChange={setText}
      />
      {isTooLong ? (
        <p id={errorId} role="alert" className={styles.error}>
          {formatMessage(listMessages.searchTooLong, { max: searchMaxLength })}
        </p>
      ) : null}
    </div>
  );
}
