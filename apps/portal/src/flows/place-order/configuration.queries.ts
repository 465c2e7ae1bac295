import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';

export const configurationQuery = (tariff: string) => operationQuery(api, 'getPlanConfiguration', { tariff });
