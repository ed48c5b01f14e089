import { CONTACT_MONTHS } from '../../../contract/shopRules';
import type { AppPlugin } from '../../app';
import { daily } from '../../background/daily';
import { monthsBefore } from '../../background/monthsBefore';
import { deleteOldMessages } from './contactStore';

/** Messages taken away in one command. */
const AT_ONCE = 200;

/** What was written more than 24 months ago is taken away, a few at a time. */
export const forgottenMessages: AppPlugin = (app, _options, done) => {
  daily(app, 'old messages', async () => {
    const before = monthsBefore(app.clock.now(), CONTACT_MONTHS);
    return (await app.database.write((db) => deleteOldMessages(db, before, AT_ONCE))) === AT_ONCE;
  });
  done();
};
