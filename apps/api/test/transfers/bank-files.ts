type Entry = {
  amount: string;
  reference?: string | null;
  text?: readonly string[];
  creditorReference?: string;
  payer?: string;
  direction?: 'CRDT' | 'DBIT';
  status?: string;
  currency?: string;
  /** The transfers of a batch: amount, text and the bank's reference, which some lack. */
  batch?: readonly (readonly [amount: string, text: string, reference?: string])[];
};

const optional = (name: string, value: string | null | undefined) => (value == null ? '' : `<${name}>${value}</${name}>`);
const detail = (inner: string, text: readonly string[], creditorReference?: string) =>
  `<TxDtls>${inner}<RmtInf>${text.map((part) => `<Ustrd>${part}</Ustrd>`).join('')}${
    creditorReference === undefined ? '' : `<Strd><CdtrRefInf><Ref>${creditorReference}</Ref></CdtrRefInf></Strd>`
  }</RmtInf></TxDtls>`;

/** Returns a bank statement in CAMT.053, as banks write it. */
export function camt(entries: readonly Entry[], version = '08'): string {
  const written = entries.map((entry) => {
    const { amount, reference, text = [], payer = 'Novak & Sons', direction = 'CRDT', status = 'BOOK', currency = 'EUR' } = entry;
    const party = `<RltdPties><Dbtr><Pty><Nm>${payer.replace('&', '&amp;')}</Nm></Pty></Dbtr></RltdPties>`;
    const details = entry.batch?.map(([part, words, own]) =>
      detail(`<Refs>${optional('AcctSvcrRef', own)}</Refs><Amt Ccy="${currency}">${part}</Amt>${party}`, [words]),
    ) ?? [detail(`<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${party}`, text, entry.creditorReference)];
    return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>${status}</Cd></Sts>
      <BookgDt><Dt>2026-11-25</Dt></BookgDt>${optional('AcctSvcrRef', reference)}<NtryDtls>${details.join('')}</NtryDtls></Ntry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>7</Id>${written.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}
