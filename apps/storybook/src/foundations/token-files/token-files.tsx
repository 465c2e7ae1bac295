import { brands } from '@portico/brand';
import { use, useEffect, useState, type ReactElement } from 'react';
import { ChosenSurroundings } from '../../documentation/chosen-surroundings.ts';
import { useDarkPage } from '../../documentation/page-frame.tsx';
import { fileWords } from './file-words.ts';
import styles from './token-files.module.css';

const themes = ['light', 'dark', 'light-high-contrast', 'dark-high-contrast'] as const;

interface Token {
  $value: unknown;
  $extensions: { portico: { css: string } };
}

interface Row {
  id: string;
  value: string;
  hex: string | undefined;
  formula: string;
}

/** Returns the tokens of a file as rows of a table. */
function rowsOf(file: Readonly<Record<string, string | Readonly<Record<string, string | Token>>>>): Row[] {
  return Object.entries(file).flatMap(([group, members]) =>
    typeof members === 'string'
      ? []
      : Object.entries(members).flatMap(([name, token]) => {
          if (typeof token === 'string') return [];
          const { $value, $extensions } = token;
          const hex = typeof $value === 'object' && $value !== null && 'hex' in $value ? String($value.hex) : undefined;
          return [{ id: `${group}.${name}`, value: formatValue($value), hex, formula: $extensions.portico.css }];
        }),
  );
}

/** Returns a value in few words. */
function formatValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.join(', ');
  if ('unit' in value && 'value' in value) return `${String(value.value)}${String(value.unit)}`;
  if ('components' in value && Array.isArray(value.components)) return value.components.join(' ');
  return '';
}

/** Loads the tokens of a file next to this page. */
function useRows(file: string): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`./tokens/${file}`, { signal: leaving.signal })
      .then(async (response) => setRows(rowsOf((await response.json()) as Parameters<typeof rowsOf>[0])))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      });
    return () => leaving.abort();
  }, [file]);
  return rows;
}

/** The files to download, and what is in the one of the toolbar's brand and theme. */
export function TokenFiles(): ReactElement {
  const chosen = use(ChosenSurroundings);
  const say = fileWords[chosen?.language ?? 'en'];
  const theme = `${useDarkPage() ? 'dark' : 'light'}${chosen?.contrast === 'more' ? '-high-contrast' : ''}`;
  const shown = `${chosen?.brand ?? 'portico'}.${theme}.tokens.json`;
  const rows = useRows(shown);
  const download = (file: string, text: string) => (
    <a href={`./tokens/${file}`} download={file}>
      {text}
    </a>
  );
  return (
    <div className={`sb-unstyled ${styles.files}`} dir="ltr" lang={chosen?.language ?? 'en'}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.brand}</th>
            {themes.map((name) => (
              <th key={name} scope="col">
                {say.themes[name]}
              </th>
            ))}
            <th scope="col">{say.resolver}</th>
            <th scope="col">{say.figma}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(brands).map(([brand, { name }]) => (
            <tr key={brand}>
              <th scope="row">{name}</th>
              {themes.map((each) => (
                <td key={each}>{download(`${brand}.${each}.tokens.json`, say.download)}</td>
              ))}
              <td>{download(`${brand}.resolver.json`, say.download)}</td>
              <td>{download(`${brand}.figma-variables.json`, say.download)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>{say.inside(shown, rows.length)}</summary>
        <table>
          <tbody>
            {rows.map(({ id, value, hex, formula }) => (
              <tr key={id}>
                <th scope="row">{id}</th>
                <td>
                  {hex ? <span className={styles.chip} style={{ background: hex }} /> : null}
                  {hex ? `${hex} · ${value}` : value}
                </td>
                <td className={styles.formula}>{formula}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
