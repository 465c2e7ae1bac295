import { camelCase, kebabCase, pascalCase, words } from './casing.ts';
import { kebabName, Refusal, shaped } from './plan.ts';
import type { Plan } from './plan.ts';
import { moduleFolder, pathInApi, register, withImport } from './manifest.ts';

/** A command with another verb changes something, which the staff log records. */
const readVerbs: ReadonlySet<string> = new Set(['list', 'show', 'check', 'diff']);
const settingsGuide = 'docs/guides/run-in-production.md';
const commandsGuide = 'docs/guides/staff-commands.md';

/** Plans background work: one file in its module, and its name in the module's manifest. */
export function planJob(plan: Plan, domain: string, name: string): string[] {
  const folder = moduleFolder(plan, shaped(domain, kebabName, 'tickets'));
  const file = `${folder}/${shaped(name, kebabName, 'close-stale-tickets')}.job.ts`;
  const job = camelCase(name);
  plan.create(
    file,
    `import { defineJob } from '${pathInApi(folder, 'jobs/define-job.ts')}';

/** ${words(job)}. Safe to repeat, and to run twice at once. */
export const ${job} = defineJob('${name}', {}, async ({ logger }) => {
  logger.debug('${words(name).toLowerCase()}');
});
`,
  );
  register(plan, 'jobs', job, file);
  return [`Enqueue it: app.jobs.enqueue(tx, ${job}, {}). With \`everySeconds\` in its policy, the schedule enqueues it.`];
}

/** Plans an email: in its module's `mails.ts` and manifest, with a subject in both languages. */
export function planMail(plan: Plan, domain: string, name: string, subject: string, russian: string): string[] {
  const folder = moduleFolder(plan, shaped(domain, kebabName, 'tickets'));
  shaped(name, kebabName, 'ticket-answered');
  const file = `${folder}/mails.ts`;
  if (subject.trim() === '' || russian.trim() === '') throw new Refusal('A mail needs a subject in both languages');
  const id = `mail.${camelCase(name)}.subject`;
  const mail = `${camelCase(name)}Mail`;
  append(
    plan,
    file,
    [['defineMail', pathInApi(folder, 'mail/define-mail.ts')]],
    `export const ${mail} = defineMail('${name}', {
  example: {},
  write: ({ text, sentence }) => ({
    subject: sentence('${id}'),
    blocks: [text('mail.greeting')],
  }),
});
`,
  );
  register(plan, 'mails', mail, file);
  for (const [language, sentence] of [
    ['en', subject],
    ['ru', russian],
  ] as const) {
    plan.change(`apps/api/src/platform/messages/${language}/mail.json`, (catalog) => {
      const messages = JSON.parse(catalog) as Record<string, string>;
      if (Object.hasOwn(messages, id)) throw new Refusal(`Message ${id} already exists`);
      return `${JSON.stringify({ ...messages, [id]: sentence }, null, 2)}\n`;
    });
  }
  return [
    `Enqueue it: enqueueMail(app, tx, ${mail}, { recipient: { userId } }).`,
    'Show it in Storybook: pnpm --filter @portico/api mails.',
  ];
}

/** Plans a setting: in its module's `settings.ts` and manifest, with its row in the guide. */
export function planSetting(plan: Plan, domain: string, name: string, about: string): string[] {
  const folder = moduleFolder(plan, shaped(domain, kebabName, 'tickets'));
  shaped(name, /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/, 'TICKET_SUBJECT_PREFIX');
  if (about.trim() === '' || about.includes("'") || about.includes('|'))
    throw new Refusal('Describe the setting in one sentence without quotes and vertical bars');
  const setting = camelCase(name.toLowerCase().replaceAll('_', '-'));
  const file = `${folder}/settings.ts`;
  const settingFile = '@portico/drivers/define-setting';
  append(
    plan,
    file,
    [
      ['* as v', 'valibot'],
      ['defineSetting', settingFile],
      ['text', settingFile],
    ],
    `export const ${setting} = defineSetting('${name}', {
  schema: v.optional(text),
  about: '${about}',
});
`,
  );
  register(plan, 'settings', setting, file);
  addRow(plan, settingsGuide, 'Setting', [`\`${name}\``, 'none', about]);
  return [`Read it: app.configuration.setting(${setting}).`];
}

/** Adds a declaration to a file with its imports; creates the file if it does not exist. */
function append(plan: Plan, file: string, imports: readonly (readonly [name: string, from: string])[], declaration: string): void {
  const isNew = !plan.has(file);
  if (isNew) plan.create(file, '');
  plan.change(file, (text) => {
    const imported = imports.reduce((all, [name, from]) => {
      if (!name.startsWith('* as ')) return withImport(all, name, from);
      return all.includes(`import ${name} from '${from}';`) ? all : `import ${name} from '${from}';\n${all}`;
    }, text);
    return `${imported.trimEnd()}\n\n${declaration}`;
  });
}

/** Adds a row to a guide's table whose first heading is given, and aligns the table again. */
function addRow(plan: Plan, guide: string, heading: string, row: readonly string[]): void {
  const text = plan.read(guide);
  const [table] = new RegExp(`(?<=\\n)\\| ${heading} [^]*?\\n(?!\\|)`).exec(text) ?? [];
  if (table === undefined) throw new Refusal(`${guide} has no table with the heading ${heading} to extend`);
  const cells = (line: string) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
  const [head = [], , ...rows] = table.trimEnd().split('\n').map(cells);
  const all = [head, ...rows, row];
  const widths = head.map((_cell, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  const lineOf = (line: readonly string[], filler = ' ') =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0, filler)).join(' | ')} |`;
  const [first = '', ...others] = all.map((line) => lineOf(line));
  const rule = lineOf(
    head.map(() => '-'),
    '-',
  );
  plan.change(guide, () => text.replace(table, () => `${[first, rule, ...others].join('\n')}\n`));
}

/** Plans an operator command: one file in its module, its name in the module's manifest, and its row among the JSON fields of the guide. */
export function planCommand(plan: Plan, domain: string, area: string, verb: string, about: string): string[] {
  const folder = moduleFolder(plan, shaped(domain, kebabName, 'tickets'));
  shaped(area, kebabName, 'ticket');
  shaped(verb, kebabName, 'close');
  if (about.trim() === '' || about.includes("'")) throw new Refusal('Describe the command in one sentence without quotes');
  const file = `${folder}/${kebabCase(verb)}-${kebabCase(area)}.command.ts`;
  const command = `${camelCase(verb)}${pascalCase(area)}Command`;
  plan.create(
    file,
    readVerbs.has(verb)
      ? `import { defineCommand } from '${pathInApi(folder, 'operator/define-command.ts')}';

export const ${command} = defineCommand('${area} ${verb}', {
  about: '${about}',
  async run({ report }) {
    report({}, (print) => print('Done.'));
    return true;
  },
});
`
      : `import { defineCommand } from '${pathInApi(folder, 'operator/define-command.ts')}';
import { recordChange } from '../staff-log/record-change.ts';

export const ${command} = defineCommand('${area} ${verb}', {
  isRecorded: true,
  about: '${about}',
  async run({ app, report, staff }) {
    await app.database.transaction((tx) => recordChange(tx, staff, { operation: '${camelCase(verb)}${pascalCase(area)}' }, app.now()));
    report({}, (print) => print('Done.'));
    return true;
  },
});
`,
  );
  register(plan, 'commands', command, file);
  addRow(plan, commandsGuide, 'Command', [`\`${area} ${verb}\``, 'none yet']);
  return [`Try it: pnpm operator ${area} ${verb}`];
}
