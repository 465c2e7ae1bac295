import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../calls/api.ts';

export const taxTermsQuery = () => operationQuery(api, 'getTaxTerms', {});
