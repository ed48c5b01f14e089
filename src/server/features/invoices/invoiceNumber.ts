import { parisClock, yearOf } from '../../../commerce/calendar/parisCalendar';
import type { CommandDatabase } from '../../database/Database';

/** A number of a year's series, and the moment at which it was taken. */
export interface TakenNumber {
  readonly year: number;
  readonly number: number;
  readonly issuedAt: number;
}

/** The number as printed: "F2026-000001". */
export const invoiceNumber = ({ year, number }: Pick<TakenNumber, 'year' | 'number'>): string =>
  `F${year}-${String(number).padStart(6, '0')}`;

/**
 * Takes the next number of the current year in Paris. Part of the command that issues the invoice: a rollback returns
 * the number, and concurrent commands wait for each other at the series' row. Later numbers never have earlier moments,
 * even where clocks of several processes differ.
 */
export async function takeNumber(db: CommandDatabase, webstoreId: string, now: number): Promise<TakenNumber> {
  const year = yearOf(parisClock(now).day);
  const { last_number: number, last_issued_at: issuedAt } = await db
    .insertInto('invoice_series')
    .values({ webstore_id: webstoreId, year, last_number: 1, last_issued_at: now })
    .onConflict((conflict) =>
      conflict.columns(['webstore_id', 'year']).doUpdateSet((eb) => ({
        last_number: eb('invoice_series.last_number', '+', 1),
        last_issued_at: eb
          .case()
          .when('invoice_series.last_issued_at', '>', eb.ref('excluded.last_issued_at'))
          .then(eb.ref('invoice_series.last_issued_at'))
          .else(eb.ref('excluded.last_issued_at'))
          .end(),
      })),
    )
    .returning(['last_number', 'last_issued_at'])
    .executeTakeFirstOrThrow();
  return { year, number, issuedAt };
}
