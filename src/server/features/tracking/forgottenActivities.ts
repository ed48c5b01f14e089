import type { AppPlugin } from '../../app';
import { daily } from '../../daily';
import { deleteOldActivities } from './activityStore';

/** So long the French data protection authority (CNIL) lets statistics of an audience be kept. */
const KEPT_MONTHS = 25;
/** Activities taken away in one command. */
const AT_ONCE = 200;

/** The moment before which activities are too old; a day that the month lacks is one of the next. */
const oldest = (now: number): number => {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - KEPT_MONTHS);
};

/** What happened more than 25 months ago is taken away, a few at a time. */
export const forgottenActivities: AppPlugin = (app, _options, done) => {
  daily(app, 'old activities', async () => {
    const before = oldest(app.clock.now());
    const deleted = await app.database.write((db) => deleteOldActivities(db, before, AT_ONCE));
    return deleted === AT_ONCE;
  });
  done();
};
