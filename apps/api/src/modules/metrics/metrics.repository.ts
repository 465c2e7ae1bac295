import type { Transaction } from '../../platform/database/database.ts';
import type { OwnService } from '../services/own-service.ts';
import { allMetricsRepository, type Cursor } from './all-metrics.repository.ts';

type Figures = Pick<ReturnType<typeof allMetricsRepository>, 'find' | 'hours' | 'days' | 'usedBytes'>;

/** The figures of a client's service. */
export const metricsRepository = (tx: Transaction, { id }: OwnService): Figures => allMetricsRepository(tx, id);

export type { Cursor };
