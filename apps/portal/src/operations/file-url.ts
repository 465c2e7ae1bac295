import { connection } from './api.ts';

/** Returns the absolute URL of a file. The API's links are relative to it. */
export const fileUrl = (link: string): string => `${connection.baseUrl}${link}`;
