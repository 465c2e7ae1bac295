import { hardening } from './hardening.ts';
import { money } from './money.ts';
import type { Mutant } from './mutant.ts';
import { product } from './product.ts';
import { server } from './server.ts';
import { simulated } from './simulated.ts';

export const mutants: Readonly<Record<string, readonly Mutant[]>> = { money, hardening, server, product, simulated };
