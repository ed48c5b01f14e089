import type { FastifyInstance } from 'fastify';
import type { CommandDatabase } from '../../database/Database';
import type { Schema } from '../../database/schema';
import { LIMITS } from '../../limits/limits';
import { counted, forgiveAttempts, takeAttempt, type Counted } from '../../limits/throttle';
import { mailboxOf } from '../../mail/mailbox';
import { pageAddresses } from '../../texts/pageAddresses';
import { buyerGroupsOf } from '../../visitors/accounts';
import type { CartOwner } from '../../visitors/cartOwner';
import { seenIn, type Sees } from '../catalog';
import { orderConfirmation } from './orderConfirmation';
import { orderById } from '../placedOrders';

const MAX_ATTEMPTS = 8;
const MINUTE_MS = 60_000;
/** 1, 2, 4 … minutes after each failure. */
const delayAfter = (attempts: number): number => MINUTE_MS * 2 ** (attempts - 1);

type MailKind = Schema['mail_due']['kind'];

/** Marks a mail as due. Part of the command that makes it due; nothing personal is stored with it. */
export async function mailDue(db: CommandDatabase, kind: MailKind, orderId: string, now: number): Promise<void> {
  await db
    .insertInto('mail_due')
    .values({ kind, order_id: orderId, attempts: 0, next_at: now, status: 'due' })
    .execute();
}

/** Takes the mark of `mailDue` away. Part of the same command, so that nobody sees the mail as due in between. */
export async function mailNotDue(db: CommandDatabase, kind: MailKind, orderId: string): Promise<void> {
  await db.deleteFrom('mail_due').where('kind', '=', kind).where('order_id', '=', orderId).execute();
}

type Shop = Pick<
  FastifyInstance,
  'database' | 'catalog' | 'clock' | 'mail' | 'steps' | 'log' | 'server' | 'settings' | 'webstore'
>;
interface Due {
  readonly kind: MailKind;
  readonly orderId: string;
  readonly attempts: number;
}

async function note(
  app: Shop,
  { kind, orderId }: Due,
  change: Partial<Pick<Schema['mail_due'], 'status' | 'attempts' | 'next_at'>>,
): Promise<void> {
  await app.database.write((db) =>
    db.updateTable('mail_due').set(change).where('kind', '=', kind).where('order_id', '=', orderId).execute(),
  );
}

/**
 * Counts a mail against the limit of its recipient's mailbox, because a guest may have typed a stranger's address.
 * Beyond the limit the mail is postponed, which does not count as a failure: it is sent eventually. Returns whether it
 * may be sent now.
 */
async function takeRoom(app: Shop, due: Due, room: Counted): Promise<boolean> {
  const now = app.clock.now();
  const wait = await app.database.write((db) => takeAttempt(db, [room], now));
  if (wait > 0) await note(app, due, { next_at: now + wait });
  return wait === 0;
}

/** The products that exist for the buyer. */
async function seenByBuyer({ database, catalog }: Shop, { accountId }: CartOwner): Promise<Sees> {
  const groups = accountId === null ? [] : await buyerGroupsOf(database.read, accountId);
  return seenIn(catalog.state(), groups);
}

async function sendOne(app: Shop, due: Due): Promise<void> {
  const whole = await orderById(app.database.read, due.orderId);
  const to = whole?.order.contactInfo.email ?? null;
  if (whole === null || to === null) throw new Error('A mail is due for an order without a recipient.');
  const { serverSecret } = app.settings;
  const room =
    whole.order.owner.kind === 'guest' ? counted(serverSecret, LIMITS.orderMailsToRecipient, mailboxOf(to)) : null;
  if (room !== null && !(await takeRoom(app, due, room))) return;
  try {
    const sees = await seenByBuyer(app, whole.order.owner);
    await app.mail.send({ to, ...orderConfirmation(whole, pageAddresses(app), sees) });
  } catch (error) {
    if (room !== null) await app.database.write((db) => forgiveAttempts(db, { all: [], one: [room] }));
    throw error;
  }
  await note(app, due, { status: 'sent' });
  await app.steps.reached('orderMailed');
}

async function failed(app: Shop, due: Due, error: unknown): Promise<void> {
  const attempts = due.attempts + 1;
  const isLast = attempts >= MAX_ATTEMPTS;
  const next_at = app.clock.now() + delayAfter(attempts);
  await note(app, due, { attempts, next_at, ...(isLast ? { status: 'givenUp' } : {}) });
  const where = { orderId: due.orderId, attempts, err: error };
  if (isLast) app.log.error(where, 'a mail could not be sent and is given up');
  else app.log.warn(where, 'a mail could not be sent yet');
}

/** Whether a mail is still due: another process may have sent it since it was found. */
async function isStillDue(app: Shop, { kind, orderId, attempts }: Due): Promise<boolean> {
  const row = await app.database.read
    .selectFrom('mail_due')
    .select(['status', 'attempts'])
    .where('kind', '=', kind)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.status === 'due' && row.attempts === attempts;
}

async function sendIfDue(app: Shop, due: Due): Promise<void> {
  try {
    if (await isStillDue(app, due)) await sendOne(app, due);
  } catch (error) {
    await failed(app, due, error);
  }
}

/** Due mails read at once, however many have accumulated. */
const BATCH = 100;

interface Waiting extends Due {
  readonly placedAt: number;
}

/** The next due mails, oldest order first: once it is due again, a postponed mail precedes those of later orders. */
function nextDue(app: Shop, after: Waiting | undefined): Promise<readonly Waiting[]> {
  const due = app.database.read
    .selectFrom('mail_due')
    .innerJoin('placed_order', 'placed_order.id', 'mail_due.order_id')
    .select([
      'mail_due.kind',
      'mail_due.order_id as orderId',
      'mail_due.attempts',
      'placed_order.placed_at as placedAt',
    ])
    .where('mail_due.status', '=', 'due')
    .where('mail_due.next_at', '<=', app.clock.now())
    .orderBy('placed_order.placed_at')
    .orderBy('mail_due.order_id')
    .orderBy('mail_due.kind')
    .limit(BATCH);
  if (after === undefined) return due.execute();
  return due
    .where((eb) =>
      eb(
        eb.refTuple('placed_order.placed_at', 'mail_due.order_id', 'mail_due.kind'),
        '>',
        eb.tuple(after.placedAt, after.orderId, after.kind),
      ),
    )
    .execute();
}

/**
 * Sends the due mails one after the other; guests' orders send at most three an hour to one address. A failure
 * postpones a mail, each time for longer; after eight failures it is given up. A crash between sending a mail and
 * storing that it was sent makes it be sent twice rather than never; two processes never send the same mail.
 */
export async function sendDueMails(app: Shop): Promise<void> {
  let rows: readonly Waiting[] = [];
  do {
    rows = await nextDue(app, rows.at(-1));
    for (const due of rows) {
      await app.database.withLock(`mail ${due.kind} ${due.orderId}`, () => sendIfDue(app, due));
    }
  } while (rows.length === BATCH);
}
