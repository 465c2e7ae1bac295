import { connection } from './api.ts';

/** Links of the API are relative to it. */
export const fileUrl = (link: string): string => `${connection.baseUrl}${link}`;
