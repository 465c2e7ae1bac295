import { defineMessages } from '@portico/i18n/define-messages';

/** Texts that every list shares. */
export const listMessages = defineMessages({
  rowsPerPage: { id: 'shell.pages.rows', defaultMessage: 'Rows per page' },
  allRows: { id: 'shell.pages.all', defaultMessage: 'All' },
  previousPage: { id: 'shell.pages.previous', defaultMessage: 'Previous page' },
  nextPage: { id: 'shell.pages.next', defaultMessage: 'Next page' },
  columns: { id: 'shell.columns', defaultMessage: 'Columns' },
  searchTooLong: {
    id: 'shell.search.too-long',
    defaultMessage: 'Search for at most {max, plural, one {# character} other {# characters}}.',
  },
  pagination: { id: 'shell.pages', defaultMessage: 'Pages' },
});
