import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentGuide } from '../component-guide.ts';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { InlineEdit, InlineEditForm, type InlineEditProps } from './inline-edit.tsx';

const guide: ComponentGuide = {
  use: 'One value edited in place, in a table or list row. It is saved on its own.',
  avoid: ['Dialog, for several values or one that needs an explanation.', 'TextInput, in a form that is saved as a whole.'],
  alsoCalled: ['editable text', 'in-place edit'],
  keyboard: [
    ['Tab', 'Reaches the pencil; in the form, the control, then Save and Cancel'],
    ['Enter', 'On the pencil: opens the form; in the control: saves'],
    ['Escape', 'Discards the change, unless it is being saved'],
  ],
  code: `import { Field } from '@portico/ui/field';
import { InlineEdit, InlineEditForm } from '@portico/ui/inline-edit';
import { TextInput } from '@portico/ui/text-input';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { useState } from 'react';

export function ReverseName({ address, name, onSave }: { address: string; name: string; onSave: (name: string) => void }) {
  const [editing, setEditing] = useState(false);
  const [typed, setTyped] = useState(name);
  return (
    <InlineEdit editing={editing} onEdit={() => setEditing(true)} editLabel={\`Change the name of \${address}\`} value={name}>
      <InlineEditForm
        saveLabel="Save"
        cancelLabel="Cancel"
        onCancel={() => setEditing(false)}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(typed);
          setEditing(false);
        }}
      >
        <Field label={<VisuallyHidden>Name of {address}</VisuallyHidden>}>
          <TextInput mono value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </InlineEditForm>
    </InlineEdit>
  );
}
`,
};

interface NameStory extends InlineEditProps {
  label: string;
  value: string;
  saveLabel: string;
  cancelLabel: string;
  busy: boolean;
  error?: string | undefined;
  onSave: (name: string) => void;
}

function Name({ label, value, saveLabel, cancelLabel, editing, busy, error, onEdit, onSave, ...rest }: NameStory) {
  const [isEditing, setIsEditing] = useState(editing);
  const [typed, setTyped] = useState(value);
  return (
    <InlineEdit
      {...rest}
      style={{ maxInlineSize: '36rem' }}
      editing={isEditing}
      value={typed}
      onEdit={() => {
        setIsEditing(true);
        onEdit();
      }}
    >
      <InlineEditForm
        saveLabel={saveLabel}
        cancelLabel={cancelLabel}
        busy={busy}
        onCancel={() => {
          setTyped(value);
          setIsEditing(false);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(typed);
          setIsEditing(false);
        }}
      >
        <Field label={<VisuallyHidden>{label}</VisuallyHidden>} error={error}>
          <TextInput mono value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </InlineEditForm>
    </InlineEdit>
  );
}

const meta = {
  component: InlineEdit,
  parameters: { guide },
  render: (args) => <Name {...args} />,
  args: {
    label: 'Reverse DNS of 203.0.113.24',
    value: 'web-1.acme.dev',
    editLabel: 'Change the reverse DNS of 203.0.113.24',
    saveLabel: 'Save',
    cancelLabel: 'Cancel',
    editing: false,
    busy: false,
    children: null,
    onEdit: () => undefined,
    onSave: () => undefined,
  },
} satisfies Meta<NameStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Editing: Story = { args: { editing: true } };
export const Refused: Story = { args: { editing: true, error: 'A full hostname, such as edge-fra-01.acme.dev' } };
export const Saving: Story = { args: { editing: true, busy: true } };
export const NotNow: Story = { args: { disabledReason: 'The server is being reinstalled' } };
export const LongRussian: Story = {
  args: {
    label: 'Обратная запись адреса 203.0.113.24',
    value: 'очень-длинное-имя-сервера-для-проверки-вёрстки-на-узком-экране.пример.рф',
    editLabel: 'Изменить обратную запись адреса 203.0.113.24',
    saveLabel: 'Сохранить изменения',
    cancelLabel: 'Оставить без изменений',
    editing: true,
    error: 'Укажите полное доменное имя, например edge-fra-01.acme.dev, без пробелов и без точки в конце',
  },
};
