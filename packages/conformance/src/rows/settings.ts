import type { OperationId } from '@portico/contract/operations';
import { listIn } from '../fields.ts';
import type { Row } from '../row.ts';

type Setting = {
  readonly id: string;
  readonly title: string;
  readonly read: OperationId;
  readonly change: OperationId;
  readonly field: string;
  readonly other: (value: unknown) => unknown;
};

const opposite = (value: unknown) => value !== true;

const settings: readonly Setting[] = [
  {
    id: 'client-profile-update',
    title: 'A part of the client profile changes, and what is left out stays',
    read: 'getClientProfile',
    change: 'updateClientProfile',
    field: 'city',
    other: (value) => (value === 'Berlin' ? 'Hamburg' : 'Berlin'),
  },
  {
    id: 'payment-settings-update',
    title: 'A payment setting changes, and what is left out stays',
    read: 'getPaymentSettings',
    change: 'updatePaymentSettings',
    field: 'split_invoice',
    other: opposite,
  },
  {
    id: 'notification-preferences-update',
    title: 'A notification preference changes, and what is left out stays',
    read: 'getNotificationPreferences',
    change: 'updateNotificationPreferences',
    field: 'marketing',
    other: opposite,
  },
];

export const settingRows: readonly Row[] = [
  ...settings.map(({ id, title, read, change, field, other }): Row => ({
    id,
    section: '3',
    title,
    needs: [read, change],
    writes: `changes ${field} of the settings and changes it back`,
    run: async (check) => {
      const before = await check.ok(read);
      if (before[field] === undefined) check.stop(read, `${field} is missing`);
      const expected = { ...before, [field]: other(before[field]) };
      await check.ok(change, { body: { [field]: expected[field] } });
      const after = await check.ok(read);
      for (const name of Object.keys(before)) {
        const [value, wanted] = [JSON.stringify(after[name]), JSON.stringify(expected[name])];
        check.expect(value === wanted, change, `leaves ${name} at ${value} after a change of ${field}; expected ${wanted}`);
      }
      await check.ok(change, { body: { [field]: before[field] } });
    },
  })),
  {
    id: 'faq-rating',
    section: 'contract',
    title: 'An entry of the FAQ is rated',
    needs: ['listFaq', 'getFaqEntry', 'rateFaqEntry'],
    writes: 'rates an entry of the FAQ',
    run: async (check) => {
      const [entry = check.notTried('there is no entry')] = listIn(await check.ok('listFaq'), 'items');
      const query = { entry: String(entry['id']) };
      await check.ok('rateFaqEntry', { query, body: { helpful: true } });
      const { helpful } = await check.ok('getFaqEntry', { query });
      check.expect(helpful === true, 'rateFaqEntry', `leaves helpful at ${JSON.stringify(helpful)}`);
    },
  },
];
