import { DOMParser, type Element } from '@xmldom/xmldom';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { BankStatement, StatedTransfer, UnreadEntry } from './bank-statement.ts';
import { centsFromText } from './cents-from-text.ts';
import { readReference } from './read-transfer-options.ts';

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d\d$/;

/** ISO 20022 allows up to five decimals, always after a point, so that zeros beyond cents mean nothing. */
const zeros = /(?<=[.]\d\d)0{1,3}$/;

/** Reads a bank statement in ISO 20022 CAMT.053, of any version. @throws OperatorError if it isn't one */
export function readCamt(xml: string): BankStatement {
  const root = parse(xml);
  if (root === null || !namespace.test(root.namespaceURI ?? '')) throw new OperatorError('This is not a CAMT.053 bank statement.');
  const statement: BankStatement = { transfers: [], unread: [], outgoing: 0 };
  for (const [index, entry] of all(root, 'BkToCstmrStmt', 'Stmt', 'Ntry').entries()) readEntry(statement, entry, `entry ${index + 1}`);
  return statement;
}

function parse(xml: string): Element | null {
  try {
    return new DOMParser({ onError: (_level, message) => fail(message) }).parseFromString(xml, 'application/xml').documentElement;
  } catch (error) {
    throw new OperatorError(`This is not well-formed XML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(message: string): never {
  throw new Error(message);
}

function readEntry(statement: BankStatement, entry: Element, where: string): void {
  const isBooked = (text(entry, 'Sts', 'Cd') ?? text(entry, 'Sts')) === 'BOOK';
  if (!isBooked || text(entry, 'CdtDbtInd') !== 'CRDT' || text(entry, 'RvslInd') === 'true') {
    statement.outgoing += 1;
    return;
  }
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const isBatch = details.length > 1;
  const read = (isBatch ? details : [details[0]]).map((detail, index) => readTransfer(entry, detail, isBatch ? index + 1 : null));
  const problem = read.find((one) => typeof one === 'string');
  const transfers = read.filter((one) => typeof one !== 'string');
  const whole = amountOf(entry);
  if (problem !== undefined) statement.unread.push({ where, problem });
  else if (isBatch && transfers.reduce((sum, { amountCents }) => sum + amountCents, 0) !== whole)
    statement.unread.push({ where, problem: 'the amounts of its transfers differ from its own' });
  else statement.transfers.push(...transfers);
}

/** Returns a transfer of an entry, or what is wrong with it. `position` is its place in an entry of several. */
function readTransfer(entry: Element, detail: Element | undefined, position: number | null): StatedTransfer | UnreadEntry['problem'] {
  const amountCents = position === null ? amountOf(entry) : (amountOf(detail) ?? amountOf(first(detail, 'AmtDtls', 'TxAmt')));
  if (amountCents === null || amountCents <= 0) return 'its amount is not in EUR, or unclear';
  const stated = referenceOf(entry, detail, position);
  const reference = stated === null ? null : readReference(stated);
  if (reference === null) return "it lacks the bank's reference (AcctSvcrRef)";
  const remittance = all(detail, 'RmtInf', 'Ustrd').map((part) => part.textContent ?? '');
  const structured = all(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map((part) => part.textContent ?? '');
  return {
    reference,
    amountCents,
    bookedOn: text(entry, 'BookgDt', 'Dt') ?? text(entry, 'BookgDt', 'DtTm')?.slice(0, 10) ?? null,
    payer: text(detail, 'RltdPties', 'Dbtr', 'Nm') ?? text(detail, 'RltdPties', 'Dbtr', 'Pty', 'Nm'),
    // Banks cut long texts anywhere, also within a number.
    text: [remittance.join(''), ...structured].join(' '),
  };
}

/** Returns the bank's reference. One that an entry of several has more than once, or that is the entry's own, gets the position. */
function referenceOf(entry: Element, detail: Element | undefined, position: number | null): string | null {
  const ofEntry = text(entry, 'AcctSvcrRef');
  const own = text(detail, 'Refs', 'AcctSvcrRef');
  const stated = own ?? ofEntry;
  if (position === null || stated === null) return stated;
  const sharing = all(entry, 'NtryDtls', 'TxDtls').filter((other) => text(other, 'Refs', 'AcctSvcrRef') === own);
  return own !== null && own !== ofEntry && sharing.length === 1 ? own : `${stated}/${position}`;
}

/** Returns the `Amt` below an element in cents, or null if it isn't in EUR. */
function amountOf(parent: Element | undefined): number | null {
  const amount = first(parent, 'Amt');
  return amount?.getAttribute('Ccy') === 'EUR' ? centsFromText((amount.textContent ?? '').trim().replace(zeros, '')) : null;
}

/** Returns the elements at a path of local names. */
function all(parent: Element | undefined, ...path: readonly string[]): Element[] {
  let found = parent === undefined ? [] : [parent];
  for (const name of path) found = found.flatMap((element) => [...element.childNodes].filter((node) => isElement(node, name)));
  return found;
}

const first = (parent: Element | undefined, ...path: readonly string[]): Element | undefined => all(parent, ...path)[0];

function text(parent: Element | undefined, ...path: readonly string[]): string | null {
  const words = first(parent, ...path)?.textContent?.trim() ?? '';
  return words === '' ? null : words;
}

function isElement(node: { nodeType: number; localName?: string | null }, name: string): node is Element {
  return node.nodeType === 1 && node.localName === name;
}
