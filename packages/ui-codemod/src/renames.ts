/** New names by old ones. */
export type Names = Readonly<Record<string, string>>;

const description: Names = { hint: 'description' };
const label: Names = { caption: 'label' };
const ends: Names = { note: 'end' };
const items = (old: string): Names => ({ [old]: 'items' });

/** The renamed props of each component. */
export const props: Readonly<Record<string, Names>> = {
  AttachmentViewer: { opened: 'openId' },
  Checkbox: description,
  Composer: { hint: 'description', note: 'footer', sendHint: 'sendKeys' },
  CopyButton: { failedLabel: 'copyFailedLabel' },
  Dialog: { titleNote: 'titleEnd' },
  Field: description,
  MenuCheckboxItem: ends,
  MenuItem: ends,
  MessageThread: items('messages'),
  OptionCard: { note: 'benefit' },
  QrCode: { text: 'value' },
  SegmentedControl: { segments: 'options' },
  Steps: items('steps'),
  Switch: description,
  Table: label,
  Tabs: items('tabs'),
  Timeline: items('events'),
  Toaster: { containerAriaLabel: 'label' },
  VirtualTable: label,
};

const onClick: Names = { onPress: 'onClick' };
const onValueChange: Names = { onChange: 'onValueChange' };

/** Renamed fields of the objects that a component takes, by component and prop. */
export const nested: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  CommandMenu: { groups: description },
  Pagination: { previous: onClick, next: onClick, rowsPerPage: onValueChange },
};

/** Renamed fields of the exported types. */
export const fields: Readonly<Record<string, Names>> = {
  ...Object.fromEntries(Object.entries(props).map(([component, names]) => [`${component}Props`, names])),
  CommandItem: description,
  CommandGroup: description,
  PaginationStep: onClick,
  RowsPerPage: onValueChange,
};

/** The renamed values of `tone`. */
export const tones: Names = { ok: 'success', warn: 'warning', bad: 'danger' };

const withTone = ['Banner', 'Callout', 'Meter', 'Status', 'Timeline'];

/** Components and types that have a tone. */
export const toned: ReadonlySet<string> = new Set([
  ...withTone.flatMap((component) => [component, `${component}Tone`, `${component}Props`]),
  'TimelineEvent',
]);
