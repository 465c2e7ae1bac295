import { camelCase } from './casing.ts';
import { Refusal, shaped } from './plan.ts';
import type { Plan } from './plan.ts';

const catalogOf = (language: string, id: string) => `packages/i18n/catalogs/${language}/${id.split('.', 1)[0]}.json`;

/** Plans a message: where it is used and in both catalogs, so that no language falls behind. */
export function planMessage(plan: Plan, file: string, id: string, text: string, translation: string): string[] {
  shaped(file, /^apps\/portal\/src\/.+\.messages\.ts$/, 'apps/portal/src/features/cart/cart.messages.ts');
  shaped(id, /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/, 'cart.dialog.clear');
  if (text.trim() === '' || translation.trim() === '') throw new Refusal('A message needs text in both languages');
  plan.change(catalogOf('en', id), (catalog) => withMessage(catalog, id, text));
  plan.change(catalogOf('ru', id), (catalog) => withMessage(catalog, id, translation));
  const name = camelCase(id.slice(id.lastIndexOf('.') + 1));
  plan.change(file, (messages) => withDescriptor(messages, name, id, text));
  return [`Use it: formatMessage(messages.${name}).`];
}

function withMessage(catalog: string, id: string, text: string): string {
  const messages = JSON.parse(catalog) as Record<string, string>;
  if (Object.hasOwn(messages, id)) throw new Refusal(`Message ${id} already exists`);
  const ids = [...Object.keys(messages), id].toSorted();
  return `${JSON.stringify(Object.fromEntries(ids.map((known) => [known, known === id ? text : messages[known]])), null, 2)}\n`;
}

/** Adds the message to the file's first list. */
function withDescriptor(messages: string, name: string, id: string, text: string): string {
  const start = messages.indexOf('defineMessages({');
  const end = messages.indexOf('\n});', start);
  if (start === -1 || end === -1) throw new Refusal('The file has no defineMessages({ … }) to extend');
  if (new RegExp(`^  ${name}: `, 'm').test(messages.slice(start, end))) throw new Refusal(`The file already has a message called ${name}`);
  const quoted = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return `${messages.slice(0, end)}\n  ${name}: { id: '${id}', defaultMessage: ${quoted} },${messages.slice(end)}`;
}
