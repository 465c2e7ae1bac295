import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { refuseFields, type Refusal } from '../../../operations/refusal.ts';

/** Of five degrees, the two that a list of common passwords and its usual variations reaches within a million guesses. */
const minScore = 2;

let estimator: ZxcvbnFactory | undefined;

/** Refuses a new password that is among the first to be guessed. The field is `password` wherever one is chosen. */
export function refuseCommon(password: string): Refusal<422> | undefined {
  // Made when it is first needed: the list is read in a quarter of a second.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  if (estimator.check(password).score >= minScore) return undefined;
  return refuseFields([{ path: 'password', code: 'password_common', params: {} }]);
}
