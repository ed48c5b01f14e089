import { catalogMigration } from './0001_catalog';
import { cartMigration } from './0002_cart';
import { idempotencyMigration } from './0003_idempotency';
import type { Migration } from './Migration';

/** The database's history, oldest first; numbers run from 1 without a gap. */
export const allMigrations: readonly Migration[] = [catalogMigration, cartMigration, idempotencyMigration];
