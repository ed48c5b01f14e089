import { clearInterval, setInterval } from 'node:timers';
import type { AppPlugin } from '../../../app';
import { daily } from '../../../background/daily';
import { LOG_LINE_DAYS, UNRECORDED_LOG_LINE_DAYS } from '../../../../contract/shopRules';
import { forgetLogLines, forgetUnrecordedLines, keepLoggedLines } from './logLineTable';

const EVERY_MS = 2_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Stores the server's log lines of requests in the database for some days, where support finds them by request id: in a
 * table, because support may be served by another process than the one that logged. They are written in batches every
 * two seconds; a process that is killed loses its last two seconds.
 */
export const loggedLines: AppPlugin = (app, _options, done) => {
  let writing = Promise.resolve();
  const keep = async (): Promise<void> => {
    try {
      await keepLoggedLines(app);
    } catch (error) {
      // Logged without a request id, so that this line is not stored: otherwise an unavailable database would be
      // written to endlessly.
      app.log.warn({ err: error }, 'log lines could not be kept');
    }
  };
  const timer = setInterval(() => void (writing = writing.then(keep)), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await writing;
    await keep();
  });
  const daysAgo = (days: number): number => app.clock.now() - days * DAY_MS;
  daily(app, 'old log lines', () => forgetLogLines(app.database, daysAgo(LOG_LINE_DAYS)));
  daily(app, 'log lines of no recording', () => forgetUnrecordedLines(app.database, daysAgo(UNRECORDED_LOG_LINE_DAYS)));
  done();
};
