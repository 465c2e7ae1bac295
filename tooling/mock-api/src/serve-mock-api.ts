/** `pnpm --filter @portico/mock-api start`, and `pnpm dev --mock`: the contract's examples on PORT, by default 3000. */
import { startMockApi } from './mock-api.ts';

const { url } = await startMockApi(Number(process.env['PORT'] ?? 3_000));
console.log(`Examples of the contract at ${url}. Nothing is real, and nothing is kept.`);
