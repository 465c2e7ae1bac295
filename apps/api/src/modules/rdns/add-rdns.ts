import type { FieldError } from '@portico/contract';
import { addressInPrefix, rdnsAddSchema } from '@portico/validation/rdns';
import { rdnsMaxPerService } from '@portico/contract/limits';
import { perClient } from '../../operations/rate-limits.ts';
import { defineOperation } from '../../operations/operation.ts';
import { refuseFields } from '../../operations/refusal.ts';
import { changeReverseNames } from './change-rdns.ts';
import { rdnsRepository, type NamedAddress } from './rdns.repository.ts';

export const addRdns = defineOperation('addRdns', {
  right: { area: 'services', level: 'write' },
  impersonator: 'writing',
  rules: rdnsAddSchema,
  limits: ({ account }) => perClient('rdns', account.clientId),
  handle: (context) =>
    changeReverseNames(context, {
      what: 'add_rdns',
      capability: 'add_rdns',
      async decide(tx, service) {
        const prefix = service.ipv6_prefix;
        if (prefix === null) throw new Error(`Service ${service.id} lost its prefix under its lock`);
        const repository = rdnsRepository(tx, service);
        const kept = (await repository.list()).map(({ ip }) => ip);
        const { names, errors } = readRecords(prefix, context.body.records, kept);
        if (errors.length > 0) return refuseFields(errors);
        if (kept.length + names.length > rdnsMaxPerService)
          return refuseFields([{ path: 'records', code: 'too_large', params: { max: rdnsMaxPerService - kept.length } }]);
        await repository.add(names);
        return names;
      },
    }),
});

type AskedRecord = { suffix: string; value: string };

/** Returns the requested addresses within the prefix. Rejects an address that already has a name or is requested twice, in any spelling. */
function readRecords(
  prefix: string,
  records: readonly AskedRecord[],
  kept: readonly string[],
): { names: NamedAddress[]; errors: FieldError[] } {
  const taken = new Set(kept);
  const names: NamedAddress[] = [];
  const errors: FieldError[] = [];
  for (const [index, { suffix, value }] of records.entries()) {
    const refuse = (code: FieldError['code']) => errors.push({ path: `records.${index}.suffix`, code, params: {} });
    const found = addressInPrefix(prefix, suffix);
    if (found === 'invalid') refuse('suffix_invalid');
    else if (found === 'outside') refuse('outside_prefix');
    else if (taken.has(found.address)) refuse('duplicate_address');
    else {
      taken.add(found.address);
      names.push({ ip: found.address, name: value });
    }
  }
  return { names, errors };
}
