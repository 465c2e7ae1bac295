#!/usr/bin/env node
import { checkApi } from './check-api.ts';
import { readContract, readContractFile, type ContractDocument } from './contract/contract.ts';
import { readOptions, UsageError } from './options.ts';
import { UnknownProfile } from './profiles.ts';
import { helpText } from './report/help.ts';
import { announcementLines, rowLines, summaryLines } from './report/table.ts';

try {
  const { check, contractFile, isJson, isHelp } = readOptions(process.argv.slice(2), process.env);
  const contract = contractFile === null ? readContract() : contractOf(contractFile);
  if (isHelp) console.log(helpText(contract));
  else {
    const report = await checkApi({
      ...check,
      contract,
      // A machine reads the output, a person the announcement.
      announce: (writes) => console.error(announcementLines(check.url, writes)),
      onRow: (row) => isJson || console.log(rowLines(row)),
    });
    console.log(isJson ? JSON.stringify(report, null, 2) : `\n${summaryLines(report)}`);
    if (report.rows.some(({ outcome }) => outcome === 'differs')) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof UsageError || error instanceof UnknownProfile)) throw error;
  console.error(`${error.message}\n\n--help shows what it takes.`);
  process.exitCode = 2;
}

function contractOf(file: string): ContractDocument {
  try {
    return readContractFile(file);
  } catch (error) {
    throw new UsageError(`${file} is no contract: ${error instanceof Error ? error.message : String(error)}`);
  }
}
