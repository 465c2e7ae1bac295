import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from '@portico/i18n/react';
import { Button } from '@portico/ui/button';
import { IconButton } from '@portico/ui/icon-button';
import type { ConsoleLink } from './console-link.ts';
import { consoleMessages as m } from './console.messages.ts';
import styles from './console-stage.module.css';
import { backspace, chordsOf, enter, modifierKeys } from './key-strokes.ts';
import type { Chord } from './key-strokes.ts';
import { arrowKeys, escapeKey, functionKeys, restartKeys, tabKey } from './special-keys.ts';

const arrows = [
  { name: 'left', label: m.arrowLeft, Icon: ArrowLeft },
  { name: 'up', label: m.arrowUp, Icon: ArrowUp },
  { name: 'down', label: m.arrowDown, Icon: ArrowDown },
  { name: 'right', label: m.arrowRight, Icon: ArrowRight },
] as const;

type Modifier = keyof typeof modifierKeys;
const modifiers = ['control', 'alt'] as const satisfies readonly Modifier[];
const caps = { control: 'Ctrl', alt: 'Alt' } as const;

/** Keys that phone keyboards lack. Ctrl and Alt stay pressed for the next key. */
export function KeyBar({ link }: { readonly link: ConsoleLink | undefined }) {
  const { formatMessage } = useIntl();
  const [held, setHeld] = useState<readonly Modifier[]>([]);
  const [hasFunctionKeys, setFunctionKeys] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const keepFocus = (event: MouseEvent) => event.preventDefault();
    const { current } = bar;
    // Taking the focus would close the phone's keyboard.
    current?.addEventListener('mousedown', keepFocus);
    return () => current?.removeEventListener('mousedown', keepFocus);
  }, []);

  function press(chord: Chord): void {
    link?.press([...held.map((name) => modifierKeys[name]), ...chord]);
    setHeld([]);
  }

  return (
    <div ref={bar} className={styles.keyBar} role="group" aria-label={formatMessage(m.keyBar)}>
      {hasFunctionKeys ? (
        <div className={styles.functionKeys} role="group" aria-label={formatMessage(m.functionKeys)}>
          {functionKeys.map(({ name, chord }) => (
            <Button key={name} size="sm" onClick={() => press(chord)}>
              {name}
            </Button>
          ))}
        </div>
      ) : null}
      <Button size="sm" iconStart={<Keyboard />} onClick={() => input.current?.focus()}>
        {formatMessage(m.keyboard)}
      </Button>
      {[escapeKey, tabKey].map(({ name, chord }) => (
        <Button key={name} size="sm" onClick={() => press(chord)}>
          {name}
        </Button>
      ))}
      {modifiers.map((name) => (
        <Button
          key={name}
          size="sm"
          aria-pressed={held.includes(name)}
          variant={held.includes(name) ? 'primary' : 'secondary'}
          onClick={() => setHeld(held.includes(name) ? held.filter((one) => one !== name) : [...held, name])}
        >
          {caps[name]}
        </Button>
      ))}
      <div className={styles.arrows}>
        {arrows.map(({ name, label, Icon }) => (
          <IconButton key={name} size="sm" label={formatMessage(label)} onClick={() => press(arrowKeys[name])}>
            <Icon />
          </IconButton>
        ))}
      </div>
      <Button size="sm" aria-expanded={hasFunctionKeys} onClick={() => setFunctionKeys(!hasFunctionKeys)}>
        F1–F12
      </Button>
      <Button size="sm" onClick={() => press(restartKeys.chord)}>
        {restartKeys.name}
      </Button>
      <ScreenKeyboard ref={input} label={formatMessage(m.typeHere)} onChord={press} />
    </div>
  );
}

/** Text to delete, because a phone's Backspace sends no event in an empty field. */
const filler = '_'.repeat(40);

function toEnd(field: HTMLTextAreaElement): void {
  field.setSelectionRange(field.value.length, field.value.length);
}

type ScreenKeyboardProps = {
  readonly ref: React.RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  readonly onChord: (chord: Chord) => void;
};

/**
 * The field a phone's keyboard types into. Composed and autocorrected words are sent as the difference between the old and the new text.
 */
function ScreenKeyboard({ ref, label, onChord }: ScreenKeyboardProps) {
  const before = useRef(filler);

  function follow(field: HTMLTextAreaElement, isSettled: boolean): void {
    const now = field.value;
    let same = 0;
    while (same < now.length && now[same] === before.current[same]) same += 1;
    for (let left = before.current.length - same; left > 0; left -= 1) onChord([backspace]);
    for (const chord of chordsOf(now.slice(same), 'us')) onChord(chord);
    before.current = now;
    if (!isSettled || (now.length >= filler.length / 2 && now.length < filler.length * 3)) return;
    field.value = filler;
    before.current = filler;
    toEnd(field);
  }

  return (
    <textarea
      ref={ref}
      className={styles.screenKeyboard}
      aria-label={label}
      defaultValue={filler}
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onFocus={(event) => toEnd(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onChord([enter]);
      }}
      onInput={(event) => follow(event.currentTarget, !(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))}
    />
  );
}
