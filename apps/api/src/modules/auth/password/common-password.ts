import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { refuseFields, type Refusal } from '../../../operations/refusal.ts';
import type { Configuration } from '../../../platform/settings/configuration.ts';

/** zxcvbn scores 0 and 1: passwords that a list of common passwords and their variations finds within a million guesses. */
const minScore = 2;

/** Words that anyone tries first against a portal like this. The guide "Sign-in, sessions and rights" lists them. */
const ownWords = ['portico', 'hosting', 'server', 'vps', 'cloud', 'portal', 'support', 'root', 'admin'];

let estimator: ZxcvbnFactory | undefined;

type Names = Pick<Configuration, 'brandName' | 'publicUrl'>;

/** Returns a refusal for `password` if it is too easy to guess for someone who knows the provider's name, otherwise undefined. */
export function refuseCommon(password: string, configuration: Names): Refusal<422> | undefined {
  // Created lazily, because loading the dictionary takes a quarter of a second.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  if (estimator.check(password, contextWords(configuration)).score >= minScore) return undefined;
  return refuseFields([{ path: 'password', code: 'password_common', params: {} }]);
}

function contextWords({ brandName, publicUrl }: Names): string[] {
  const labels = new URL(publicUrl).hostname.split('.');
  return [...ownWords, ...labels, ...brandName.split(/\s+/), brandName.replaceAll(/\s/g, '')].filter((word) => word.length > 2);
}
