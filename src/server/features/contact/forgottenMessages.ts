import { CONTACT_MONTHS } from '../../../contract/shopRules';
import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { monthsBefore } from '../../background/monthsBefore';
import { deleteOldMessages } from './contactStore';

/** Most messages deleted in one command. */
const AT_ONCE = 200;

/** Deletes messages older than `CONTACT_MONTHS`, a batch at a time, at the start and once a day. */
export const forgottenMessages: AppPlugin = (app, _options, done) => {
  daily(app, 'old messages', async () => {
    const before = monthsBefore(app.clock.now(), CONTACT_MONTHS);
    return (await app.database.write((db) => deleteOldMessages(db, before, AT_ONCE))) === AT_ONCE;
  });
  done();
};
