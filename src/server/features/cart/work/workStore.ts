import type { AsyncOperationStatus } from '../../../../contract/cart/cart';
import type { CommandDatabase, ReadDatabase } from '../../../database/Database';
import type { IncomingLine, JoinProblem } from './incoming';

/** A large change in progress: `worked` of its incoming lines are done, counted from the first. */
export interface StoredWork {
  readonly incoming: readonly IncomingLine[];
  readonly worked: number;
  readonly problems: readonly JoinProblem[];
}

// Checked edge: only this file writes the column, from values of these types.
const incomingIn = (json: string): readonly IncomingLine[] => JSON.parse(json) as readonly IncomingLine[];
const problemsIn = (json: string): readonly JoinProblem[] => JSON.parse(json) as readonly JoinProblem[];

async function setStatus(db: CommandDatabase, cartId: string, status: AsyncOperationStatus, now: number) {
  await db.updateTable('cart').set({ async_status: status, changed_at: now }).where('id', '=', cartId).execute();
}

const rowOf = (db: ReadDatabase, cartId: string) =>
  db.selectFrom('cart_work').selectAll().where('cart_id', '=', cartId).executeTakeFirst();

/** A cart's remaining background work; null: none. */
export async function waitingWork(db: ReadDatabase, cartId: string): Promise<StoredWork | null> {
  const row = await rowOf(db, cartId);
  if (row?.state !== 'waiting') return null;
  return { incoming: incomingIn(row.incoming), worked: row.worked, problems: problemsIn(row.problems) };
}

/** The carts with work left, longest waiting first. */
export async function cartsWaiting(db: ReadDatabase): Promise<readonly string[]> {
  const waiting = db.selectFrom('cart_work').select('cart_id').where('state', '=', 'waiting');
  const rows = await waiting.orderBy('queued_at').orderBy('cart_id').execute();
  return rows.map((row) => row.cart_id);
}

/** What could not be added to a cart. */
export async function problemsOf(db: ReadDatabase, cartId: string): Promise<readonly JoinProblem[]> {
  const row = await rowOf(db, cartId);
  return row === undefined ? [] : problemsIn(row.problems);
}

/** Deletes a cart's work, and its report of what could not be added. */
export async function forgetWork(db: CommandDatabase, cartId: string): Promise<void> {
  await db.deleteFrom('cart_work').where('cart_id', '=', cartId).execute();
}

/**
 * Begins a run of work on a cart: `incoming` are added after the lines that an earlier run has left undone, and that
 * run's report is cleared. Returns the cart's new status: Processing, or Completed where nothing is to be added. Part
 * of a command.
 */
export async function beginWork(
  db: CommandDatabase,
  cartId: string,
  incoming: readonly IncomingLine[],
  now: number,
): Promise<AsyncOperationStatus> {
  const before = await rowOf(db, cartId);
  const all = [...(before === undefined ? [] : incomingIn(before.incoming).slice(before.worked)), ...incoming];
  if (before !== undefined) await forgetWork(db, cartId);
  const status = all.length === 0 ? 'Completed' : 'Processing';
  if (all.length > 0) {
    await db
      .insertInto('cart_work')
      .values({
        cart_id: cartId,
        state: 'waiting',
        queued_at: now,
        incoming: JSON.stringify(all),
        worked: 0,
        problems: '[]',
      })
      .execute();
  }
  await setStatus(db, cartId, status, now);
  return status;
}

/**
 * Stores the progress of a cart's work; it ends with the last line, or when it is given up. What could not be added
 * stays reported until the next run. Part of the command that added the lines, or gave them up.
 */
export async function noteWork(
  db: CommandDatabase,
  cartId: string,
  { incoming, worked, problems }: StoredWork,
  { now, isGivenUp = false }: { readonly now: number; readonly isGivenUp?: boolean },
): Promise<void> {
  const hasEnded = isGivenUp || worked >= incoming.length;
  if (hasEnded && problems.length === 0) {
    await forgetWork(db, cartId);
  } else {
    const state = hasEnded ? 'ended' : 'waiting';
    const noted = { state, worked, problems: JSON.stringify(problems) } as const;
    await db.updateTable('cart_work').set(noted).where('cart_id', '=', cartId).execute();
  }
  if (hasEnded) await setStatus(db, cartId, problems.length === 0 ? 'Completed' : 'Errored', now);
}
