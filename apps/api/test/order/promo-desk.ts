import { randomUUID } from 'node:crypto';
import type { OrderItem, Quote } from '@portico/contract';
import type { App } from '../../src/app.ts';
import { addPromoCommand } from '../../src/modules/promo/add-promo.command.ts';
import { endPromoCommand } from '../../src/modules/promo/end-promo.command.ts';
import { commandContext } from '../command-context.ts';
import { success, type Call } from '../contract-client.ts';

/** Adds a code with an operator's arguments: `addCode(app, '20%', '--uses=1')`. Returns its text, which is unique across tests. */
export async function addCode(app: Pick<App, 'database' | 'now'>, off: string, ...given: string[]): Promise<string> {
  const code = `CODE-${randomUUID().slice(0, 8).toUpperCase()}`;
  const values = new Map(given.map((text): [string, string] => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]));
  // The command uses nothing else of the app.
  await addPromoCommand.run(commandContext(app as App, { values }), code, off);
  return code;
}

export async function endCode(app: App, code: string): Promise<void> {
  await endPromoCommand.run(commandContext(app), code);
}

export const quoteOf = async (call: Call, token: string, items: OrderItem[]): Promise<Quote> =>
  success(await call('quoteOrder', { token, body: { order_items: items } }));
