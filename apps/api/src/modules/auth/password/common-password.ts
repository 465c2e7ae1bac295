import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { refuseFields, type Refusal } from '../../../operations/refusal.ts';

/** zxcvbn scores 0 and 1: passwords that a list of common passwords and their variations finds within a million guesses. */
const minScore = 2;

let estimator: ZxcvbnFactory | undefined;

/** Returns a refusal for `password` if it is too easy to guess, otherwise undefined. */
export function refuseCommon(password: string): Refusal<422> | undefined {
  // Created lazily, because loading the dictionary takes a quarter of a second.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  if (estimator.check(password).score >= minScore) return undefined;
  return refuseFields([{ path: 'password', code: 'password_common', params: {} }]);
}
