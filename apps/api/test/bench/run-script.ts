import type { ClientBase } from 'pg';

type Variables = Record<string, string>;

/** Runs a script that `orderScript` wrote for pgbench. Returns the number of its invoice. */
export async function runScript(connection: ClientBase, script: string, given: Readonly<Variables>): Promise<string | undefined> {
  const variables: Variables = { ...given };
  for (const [, set = '', expression = '', sql = '', prefix] of partsOf(script)) {
    if (set !== '') variables[set] = valueOf(filledIn(expression, variables));
    else await runStatement(connection, filledIn(sql, variables), prefix, variables);
  }
  return variables['invoice_last_number'];
}

const parts = new Map<string, RegExpExecArray[]>();

function partsOf(script: string): RegExpExecArray[] {
  const known = parts.get(script) ?? [...script.matchAll(/^(?:\\set (\w+) (.+)|((?!\\set )[^]+?)(?:;| \\gset (\w+)))\n/gm)];
  parts.set(script, known);
  return known;
}

const filledIn = (text: string, variables: Readonly<Variables>): string =>
  text.replaceAll(/:([a-z]\w*)/g, (whole, name: string) => variables[name] ?? whole);

function valueOf(expression: string): string {
  const [, least, most] = /^random\((\d+), (\d+)\)$/.exec(expression) ?? [];
  if (least !== undefined && most !== undefined)
    return String(Number(least) + Math.floor(Math.random() * (Number(most) - Number(least) + 1)));
  return String(expression.split('+').reduce((sum, one) => sum + Number(one), 0));
}

async function runStatement(connection: ClientBase, sql: string, prefix: string | undefined, variables: Variables): Promise<void> {
  const { rows } = await connection.query<Record<string, unknown>>(sql);
  if (prefix === undefined) return;
  for (const [name, value] of Object.entries(rows[0] ?? {})) variables[prefix + name] = String(value);
}
