import { expect, test } from 'vitest';
import { assignTrafficSchema } from './assign-traffic.ts';
import { issuesOf } from './issues.ts';
import { assignMaxGigabytes } from '@portico/contract/limits';

const problems = (changes: object) =>
  issuesOf(assignTrafficSchema, { hosting_id: 31, gigabytes: 500, ...changes }).map(
    ({ path, code, params }) => `${path} ${code} ${JSON.stringify(params)}`,
  );

test.each([1, 500, assignMaxGigabytes])('%d gigabytes are accepted', (gigabytes) => {
  expect(problems({ gigabytes })).toEqual([]);
});

test.each([
  [0, 'gigabytes too_small {"min":1}'],
  [-1, 'gigabytes too_small {"min":1}'],
  [assignMaxGigabytes + 1, `gigabytes too_large {"max":${assignMaxGigabytes}}`],
  [0.5, 'gigabytes whole_number {}'],
  [1.5, 'gigabytes whole_number {}'],
  [Number.POSITIVE_INFINITY, 'gigabytes not_a_number {}'],
  [undefined, 'gigabytes required {}'],
  [null, 'gigabytes required {}'],
  ['500', 'gigabytes not_a_number {}'],
  [Number.NaN, 'gigabytes not_a_number {}'],
])('%j gigabytes give %s', (gigabytes, problem) => {
  expect(problems({ gigabytes })).toEqual([problem]);
});

test.each([
  [0, 'hosting_id required {}'],
  [1.5, 'hosting_id whole_number {}'],
  [undefined, 'hosting_id required {}'],
])('the service %j gives %s', (hosting_id, problem) => {
  expect(problems({ hosting_id })).toEqual([problem]);
});
