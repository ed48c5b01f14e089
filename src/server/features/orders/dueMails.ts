import type { FastifyInstance } from 'fastify';
import type { CommandDatabase } from '../../database/Database';
import type { Schema } from '../../database/schema';
import { publicAddress } from '../../publicAddress';
import { orderConfirmation } from './orderConfirmation';
import { orderById } from './orderStore';

const MAX_ATTEMPTS = 8;
const MINUTE_MS = 60_000;
/** 1, 2, 4 … minutes after each failure. */
const delayAfter = (attempts: number): number => MINUTE_MS * 2 ** (attempts - 1);

type MailKind = Schema['mail_due']['kind'];

/** Notes that a mail has to be sent. Part of the command that makes it due; nothing personal is kept with it. */
export const mailDue = async (db: CommandDatabase, kind: MailKind, orderId: string, now: number): Promise<void> => {
  await db
    .insertInto('mail_due')
    .values({ kind, order_id: orderId, attempts: 0, next_at: now, status: 'due' })
    .execute();
};

type Shop = Pick<FastifyInstance, 'database' | 'clock' | 'mail' | 'steps' | 'log' | 'server' | 'settings'>;
interface Due {
  readonly kind: MailKind;
  readonly orderId: string;
  readonly attempts: number;
}

const note = async (
  app: Shop,
  { kind, orderId }: Due,
  change: Partial<Pick<Schema['mail_due'], 'status' | 'attempts' | 'next_at'>>,
): Promise<void> => {
  await app.database.write((db) =>
    db.updateTable('mail_due').set(change).where('kind', '=', kind).where('order_id', '=', orderId).execute(),
  );
};

const sendOne = async (app: Shop, due: Due): Promise<void> => {
  const whole = await orderById(app.database.read, due.orderId);
  const to = whole?.order.contactInfo.email ?? null;
  if (whole === null || to === null) throw new Error('A mail is due for an order that cannot be told to anybody.');
  await app.mail.send({ to, ...orderConfirmation(whole, publicAddress(app, app.settings)) });
  await note(app, due, { status: 'sent' });
  await app.steps.reached('orderMailed');
};

const failed = async (app: Shop, due: Due, error: unknown): Promise<void> => {
  const attempts = due.attempts + 1;
  const isLast = attempts >= MAX_ATTEMPTS;
  const next_at = app.clock.now() + delayAfter(attempts);
  await note(app, due, { attempts, next_at, ...(isLast ? { status: 'givenUp' } : {}) });
  const where = { orderId: due.orderId, attempts, err: error };
  if (isLast) app.log.error(where, 'a mail could not be sent and is given up');
  else app.log.warn(where, 'a mail could not be sent yet');
};

/** Another process may have sent it since it was found due. */
const isStillDue = async (app: Shop, { kind, orderId, attempts }: Due): Promise<boolean> => {
  const row = await app.database.read
    .selectFrom('mail_due')
    .select(['status', 'attempts'])
    .where('kind', '=', kind)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.status === 'due' && row.attempts === attempts;
};

const sendIfDue = async (app: Shop, due: Due): Promise<void> => {
  try {
    if (await isStillDue(app, due)) await sendOne(app, due);
  } catch (error) {
    await failed(app, due, error);
  }
};

/**
 * Sends the mails whose time has come, one after the other. A failure puts one off, each time for longer, at
 * most eight times. A crash between sending and noting it sends one twice rather than never; two processes never send the same.
 */
export const sendDueMails = async (app: Shop): Promise<void> => {
  const rows = await app.database.read
    .selectFrom('mail_due')
    .select(['kind', 'order_id as orderId', 'attempts'])
    .where('status', '=', 'due')
    .where('next_at', '<=', app.clock.now())
    .orderBy('next_at')
    .execute();
  for (const due of rows) {
    await app.database.alone(`mail ${due.kind} ${due.orderId}`, () => sendIfDue(app, due));
  }
};
