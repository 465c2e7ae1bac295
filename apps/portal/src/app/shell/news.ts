import { followAction } from './follow-action.ts';
import { tellActive } from './tell-active.ts';

/** Shows the progress and outcome of actions. One module, so that it is one request. */
export const news = { followAction, tellActive };
