import type { AppPlugin } from '../../app';
import type { CommandDatabase } from '../../database/Database';
import { daily } from '../../background/daily';
import { forgetAnswers } from '../../commands/idempotency';
import { forgetEndedWindows } from '../../limits/throttle';
import { forgetOldBrowsers } from '../../visitors/knownBrowsers';

/** Deletes once what `forgetting` deletes every day. Part of a command. */
async function forgetEnded(db: CommandDatabase, now: number): Promise<void> {
  await db.deleteFrom('login_session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_request').where('expires_at', '<=', now).execute();
  await forgetOldBrowsers(db, now);
  await forgetEndedWindows(db, now);
  await forgetAnswers(db, now);
}

/**
 * Deletes expired sessions, password links, known browsers, throttle counters and kept answers, at the start and once a
 * day.
 */
export const forgetting: AppPlugin = (app, _options, done) => {
  daily(app, 'ended sessions', async () => {
    await app.database.write((db) => forgetEnded(db, app.clock.now()));
    return false;
  });
  done();
};
