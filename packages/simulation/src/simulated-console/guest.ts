import { createGuestKeyboard, type KeyPress, type Stroke } from './guest-keyboard.ts';
import { guestLayouts, type GuestLayout } from './guest-layouts.ts';
import { createTextScreen, type TextScreen } from './text-screen.ts';

/** A simulated machine, as its screen and keyboard show it. */
export type Guest = {
  name: string;
  screen: TextScreen;
  press(key: KeyPress): void;
  setLayout(layout: GuestLayout): void;
  /** Restarts the machine. */
  boot(): void;
  /** The most recent input. Enter is a carriage return, Backspace a DEL. */
  typed(): string;
};

const maxTyped = 64 * 1024;
const longestLine = 2_000;

const bootLog: readonly string[] = [
  'Mounted the root file system (ext4, /dev/vda1).',
  'Set the hostname.',
  'Started the system log.',
  'Started the clock synchronisation.',
  'Brought up the network on eth0.',
  'Started the firewall.',
  'Started OpenSSH on port 22.',
  'Reached the multi-user target.',
];

type GuestOptions = { hostname: string; onTyped?: (text: string) => void };

/** A guest that shows its login prompt. It accepts any name and a few commands, and executes nothing. */
export function createGuest({ hostname, onTyped = () => {} }: GuestOptions): Guest {
  const screen = createTextScreen();
  const keyboard = createGuestKeyboard();
  let typed = '';
  let line = '';
  let user: string | null = null;
  let terminal = 1;

  const prompt = () => (user === null ? screen.write(`${hostname} login: `, 'bright') : screen.write(`${user}@${hostname}:~# `, 'good'));

  function greet(): void {
    screen.write(`Portico simulator (tty${terminal}), keyboard: ${keyboard.layout()}\n`, 'bright');
    screen.write('This server is simulated: what you type is shown, and nothing is run.\n\n', 'dim');
    prompt();
  }

  function boot(): void {
    screen.clear();
    user = null;
    line = '';
    terminal = 1;
    screen.write('Booting the simulated machine: 2 processors, 4096 MiB of memory\n', 'dim');
    for (const entry of bootLog) {
      screen.write('[');
      screen.write('  OK  ', 'good');
      screen.write(`] ${entry}\n`);
    }
    screen.write('\n');
    greet();
  }

  function note(text: string): void {
    typed = (typed + text).slice(-maxTyped);
    onTyped(text);
  }

  function setLayout(layout: GuestLayout): void {
    keyboard.setLayout(layout);
  }

  const commands: Readonly<Record<string, (value: string) => void>> = {
    help: () => screen.write('clear, exit, help, loadkeys us|de|ru (ru: Alt+Shift changes to Cyrillic)\n'),
    clear: () => screen.clear(),
    exit: () => {
      user = null;
    },
    loadkeys(value) {
      const layout = guestLayouts.find((one) => one === value);
      if (layout !== undefined) setLayout(layout);
      screen.write(layout === undefined ? 'loadkeys: us, de or ru\n' : `Keyboard: ${layout}\n`);
    },
  };

  function enter(): void {
    const [command = '', value = ''] = line.trim().split(' ');
    line = '';
    screen.write('\n');
    if (command !== '') {
      if (user === null) user = command.slice(0, 20);
      else if (Object.hasOwn(commands, command)) commands[command]?.(value);
      else screen.write(`${command.slice(0, 40)}: command not found\n`);
    }
    prompt();
  }

  function type(text: string): void {
    note(text);
    if (line.length + text.length > longestLine) return screen.ring();
    line += text;
    screen.write(text);
  }

  function takeBack(): void {
    note('\x7f');
    if (line === '') return screen.ring();
    line = Array.from(line).slice(0, -1).join('');
    screen.write('\b');
  }

  function control(letter: string): void {
    note(String.fromCharCode(letter.charCodeAt(0) & 0x1f));
    if (letter === 'l') screen.clear();
    else if (letter === 'c') screen.write('^C\n');
    else return screen.ring();
    line = '';
    prompt();
  }

  function switchTerminal(number: number): void {
    terminal = number;
    user = null;
    line = '';
    screen.clear();
    greet();
  }

  function act(stroke: Stroke): void {
    switch (stroke.kind) {
      case 'text':
        return type(stroke.text);
      case 'enter':
        note('\r');
        return enter();
      case 'backspace':
        return takeBack();
      case 'tab':
        // The guest has no completion.
        note('\t');
        return screen.ring();
      case 'escape':
        note('\x1b');
        return screen.ring();
      case 'control':
        return control(stroke.letter);
      case 'terminal':
        return switchTerminal(stroke.number);
      case 'reboot':
        return boot();
    }
  }

  boot();
  return {
    name: `${hostname} (simulated)`,
    screen,
    press(key) {
      const stroke = keyboard.press(key);
      if (stroke !== null) act(stroke);
    },
    setLayout,
    boot,
    typed: () => typed,
  };
}
