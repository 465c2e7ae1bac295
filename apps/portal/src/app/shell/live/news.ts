import { followAction } from './follow-action.ts';
import { showServiceActive } from './show-service-active.ts';

/** Shows the progress and outcome of actions. One module, so that it is one request. */
export const news = { followAction, showServiceActive };
