import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ContractDocument, Operation } from './contract.ts';
import { sentenceOf } from './schema-sentences.ts';

const documentName = 'contract';
/** More of one response would say the same again. */
const maxSentences = 4;

const checks = new WeakMap<ContractDocument, ResponseCheck>();

export type ResponseCheck = (operation: Operation, status: number, mediaType: string, body: unknown) => readonly string[];

/**
 * Returns the check of a contract's responses. Another run against the same document uses the same one, because compiling takes longer than
 * a run. It names each field that breaks the contract, such as `items.0.amount is "12.50", not a number`, and
 * returns nothing for a body that holds or a response that the contract doesn't describe.
 */
export function responseCheckOf(document: ContractDocument): ResponseCheck {
  const check = checks.get(document) ?? createResponseCheck(document);
  checks.set(document, check);
  return check;
}

function createResponseCheck(document: ContractDocument): ResponseCheck {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true });
  formats(ajv, ['date', 'date-time']);
  // A portal sends ids back as they came, so their format is the provider's own.
  ajv.addFormat('uuid', true);
  ajv.addKeyword({ keyword: 'maxDecimals', type: 'number', validate: hasDecimals });
  ajv.addSchema(forResponses(document), documentName);
  const validators = new Map<string, ValidateFunction>();

  return (operation, status, mediaType, body) => {
    const media = operation.responses.get(String(status)) ?? operation.responses.get('default');
    const at = media?.get(mediaType);
    if (at === undefined) return [];
    const validate = validators.get(at) ?? ajv.compile({ $ref: `${documentName}${at}` });
    validators.set(at, validate);
    return validate(body) ? [] : sentencesOf(validate.errors ?? []);
  };
}

function hasDecimals(max: number, value: number): boolean {
  return Number(value.toFixed(max)) === value;
}

/**
 * Rewrites the document for responses: a provider may send more fields than the contract names, euros have two decimals, and a value that
 * may be null is checked as what it is otherwise, so that an error names its field.
 */
function forResponses(document: ContractDocument): object {
  const copy = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === 'additionalProperties' && value === false) return undefined;
    return typeof value === 'object' && value !== null && 'oneOf' in value ? withoutNullBranch(value) : value;
  }) as { components: { schemas: Record<string, object> } };
  copy.components.schemas['Money'] = { ...copy.components.schemas['Money'], maxDecimals: 2 };
  return copy;
}

function withoutNullBranch(schema: { oneOf?: unknown }): object {
  const { oneOf, ...rest } = schema;
  if (!Array.isArray(oneOf) || oneOf.length !== 2) return schema;
  const branches: readonly unknown[] = oneOf;
  const isNull = (branch: unknown) => typeof branch === 'object' && branch !== null && 'type' in branch && branch.type === 'null';
  const other = branches.find((branch) => !isNull(branch));
  return branches.some(isNull) ? { ...rest, if: { type: 'null' }, else: other } : schema;
}

function sentencesOf(errors: readonly ErrorObject[]): string[] {
  const sentences = new Map<string, string>();
  for (const error of errors) {
    // These only say that what they contain doesn't hold.
    if (['if', 'oneOf', 'anyOf', 'allOf', 'not'].includes(error.keyword)) continue;
    const sentence = sentenceOf(error);
    const inEveryItem = sentence.replaceAll(/\.\d+/g, '.*');
    if (!sentences.has(inEveryItem)) sentences.set(inEveryItem, sentence);
  }
  const all = [...sentences.values()];
  const more = all.length - maxSentences;
  return more > 0 ? [...all.slice(0, maxSentences), `and ${more} more`] : all;
}
