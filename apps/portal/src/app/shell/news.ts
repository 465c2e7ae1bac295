import { followAction } from './follow-action.ts';
import { tellActive } from './tell-active.ts';

/** What shows the progress of actions and tells their ends: one file to fetch. */
export const news = { followAction, tellActive };
