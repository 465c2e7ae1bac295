import { useState } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { Field } from '@portico/ui/field';
import { Select } from '@portico/ui/select';
import { Stack } from '@portico/ui/stack';
import { Textarea } from '@portico/ui/textarea';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useLeaveQuestion } from '../../forms/use-leave-question.ts';
import type { ConsoleLink } from './console-link.ts';
import { consoleMessages as m } from './console.messages.ts';
import type { KeyboardLayout } from './keyboard-layouts.ts';
import { chordsOf, untypable } from './key-strokes.ts';
import type { Chord } from './key-strokes.ts';

/** As many as a guest accepts without losing any; this many are typed in a few seconds. */
const maxCharacters = 4_000;
const chordsAtOnce = 20;
const pauseMs = 20;

const hints = { us: undefined, de: m.pasteGerman, ru: m.pasteRussian } as const;

type PasteDialogProps = { readonly link: ConsoleLink; readonly onClose: () => void };

/** Types a text into the server. Mounted on each opening, so that no text remains. */
export function PasteDialog({ link, onClose }: PasteDialogProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [layout, setLayout] = useState<KeyboardLayout>('us');
  const [isTyping, setTyping] = useState(false);
  const unknown = untypable(text, layout);
  const error =
    text.length > maxCharacters
      ? formatMessage(m.pasteTooLong, { most: maxCharacters })
      : unknown.length > 0
        ? formatMessage(m.pasteUnknown, { count: unknown.length, characters: unknown.slice(0, 8).join(' ') })
        : undefined;
  const hint = hints[layout];
  const isUnsaved = text !== '';
  useLeaveQuestion(isUnsaved);

  async function type(): Promise<void> {
    if (text === '' || error !== undefined) return;
    setTyping(true);
    await pressSlowly(link, chordsOf(text, layout));
    onClose();
    link.focus();
  }

  return (
    <FormDialog
      isUnsaved={isUnsaved}
      onClose={onClose}
      title={formatMessage(m.paste)}
      description={formatMessage(m.pasteText)}
      busy={isTyping}
      footer={
        <Button variant="primary" busy={isTyping} onClick={() => void type()}>
          {formatMessage(m.pasteSend)}
        </Button>
      }
    >
      <Stack gap={4}>
        <Field label={formatMessage(m.pasteField)} error={error}>
          <Textarea mono rows={6} value={text} spellCheck={false} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label={formatMessage(m.pasteLayout)} description={hint && formatMessage(hint)}>
          <Select
            value={layout}
            onValueChange={setLayout}
            options={[
              { value: 'us', label: formatMessage(m.layoutUs) },
              { value: 'de', label: formatMessage(m.layoutDe) },
              { value: 'ru', label: formatMessage(m.layoutRu) },
            ]}
          />
        </Field>
      </Stack>
    </FormDialog>
  );
}

async function pressSlowly(link: ConsoleLink, chords: readonly Chord[]): Promise<void> {
  for (let start = 0; start < chords.length; start += chordsAtOnce) {
    chords.slice(start, start + chordsAtOnce).forEach((chord) => link.press(chord));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
