import { addDays, parisClock } from '../../../../commerce/calendar/parisCalendar';
import type { AppPlugin } from '../../../app';
import { daily } from '../../../background/daily';
import { deleteOldCounts } from './searchCountStore';

/** Three times the period that builders are shown; older terms say little about today's catalogue. */
const KEPT_DAYS = 90;
/** Most counts deleted in one command. */
const AT_ONCE = 200;

/** Deletes counts of searches older than `KEPT_DAYS`, a batch at a time, at the start and once a day. */
export const forgottenSearchCounts: AppPlugin = (app, _options, done) => {
  daily(app, 'old counts of searches', async () => {
    const before = addDays(parisClock(app.clock.now()).day, 1 - KEPT_DAYS);
    const deleted = await app.database.write((db) => deleteOldCounts(db, before, AT_ONCE));
    return deleted === AT_ONCE;
  });
  done();
};
