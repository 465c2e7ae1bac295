export const columns = 80;
export const rows = 25;

/** The style of a character. */
export type Light = 'normal' | 'bright' | 'good' | 'dim';

export type Cell = { character: string; light: Light };

export type TextScreen = {
  /** Increases with every change of the row, so that each viewer knows what it hasn't seen. */
  versionOf(row: number): number;
  cellAt(row: number, column: number): Cell;
  /** The position of the next character. */
  cursor(): { row: number; column: number };
  /** Prints text. A line feed starts a new line, a backspace deletes the last character, and long lines wrap. */
  write(text: string, light?: Light): void;
  clear(): void;
  /** Rings the bell of every viewer. */
  ring(): void;
  watch(watcher: ScreenWatcher): () => void;
};

export type ScreenWatcher = { changed: () => void; rang: () => void };

const blank: Cell = { character: ' ', light: 'normal' };

/** A terminal screen of a fixed size, without scrollback. */
export function createTextScreen(): TextScreen {
  const emptyRow = () => Array.from({ length: columns }, () => blank);
  const lines = Array.from({ length: rows }, emptyRow);
  const versions = new Uint32Array(rows).fill(1);
  const watchers = new Set<ScreenWatcher>();
  let row = 0;
  let column = 0;
  const touch = (at: number) => {
    versions[at] = (versions[at] ?? 0) + 1;
  };
  const touchAll = () => lines.forEach((_line, at) => touch(at));

  function newLine(): void {
    touch(row);
    column = 0;
    if (row < rows - 1) row += 1;
    else {
      lines.shift();
      lines.push(emptyRow());
      touchAll();
    }
    touch(row);
  }

  function takeBack(): void {
    if (column === 0 && row === 0) return;
    touch(row);
    if (column > 0) column -= 1;
    else {
      row -= 1;
      column = columns - 1;
    }
    put(blank);
  }

  function put(cell: Cell): void {
    const line = lines[row];
    if (line !== undefined) line[column] = cell;
    touch(row);
  }

  return {
    versionOf: (at) => versions[at] ?? 0,
    cellAt: (at, inLine) => lines[at]?.[inLine] ?? blank,
    cursor: () => ({ row, column }),
    write(text, light = 'normal') {
      for (const character of text) {
        if (character === '\n') newLine();
        else if (character === '\b') takeBack();
        else {
          put({ character, light });
          column += 1;
          if (column === columns) newLine();
        }
      }
      watchers.forEach(({ changed }) => changed());
    },
    clear() {
      lines.forEach((_line, at) => (lines[at] = emptyRow()));
      row = 0;
      column = 0;
      touchAll();
      watchers.forEach(({ changed }) => changed());
    },
    ring: () => watchers.forEach(({ rang }) => rang()),
    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
