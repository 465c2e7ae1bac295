import { operationQuery } from '@portico/api-queries/operation-query';
import { api } from '../../operations/api.ts';

export const taxTermsQuery = () => operationQuery(api, 'getTaxTerms', {});
