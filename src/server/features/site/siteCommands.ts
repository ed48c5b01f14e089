import { isDeepStrictEqual } from 'node:util';
import type { DraftConflict, SiteState } from '../../../contract/site/builder';
import type { ShopSettings } from '../../../contract/site/shopSettings';
import type { SiteDocument } from '../../../contract/site/siteConfiguration';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import type { Answer } from '../../commands/idempotency';
import { ApiProblem } from '../../problems';
import { changesOfShop, ownCurrency, readWebstore, writeWebstore, type Webstore } from '../context';
import { readDraft, readVersion, writeDraft, writeVersion, type StoredDraft } from './siteTable';

const isoTime = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** The state of draft and live version. */
export async function stateOf(db: ReadDatabase, webstoreId: string, draft: StoredDraft): Promise<SiteState> {
  const live = await readVersion(db, webstoreId, draft.liveVersion);
  return {
    revision: draft.revision,
    changedAt: isoTime(draft.changedAt),
    changedBy: draft.changedBy,
    liveVersion: draft.liveVersion,
    isChanged: !isDeepStrictEqual(draft.document, live?.document),
  };
}

async function conflict(
  db: ReadDatabase,
  webstoreId: string,
  stored: StoredDraft,
  yours: SiteDocument | null,
): Promise<Answer> {
  const body: DraftConflict = {
    errors: [
      { errorCode: 'DRAFT_CONFLICT', message: 'Somebody has saved in between. Nothing of theirs was overwritten.' },
    ],
    stored: { ...(await stateOf(db, webstoreId, stored)), document: stored.document },
    yours,
  };
  return { status: 409, body };
}

interface Change {
  readonly webstoreId: string;
  /** The revision that the builder has seen. */
  readonly revision: number;
  readonly userId: string;
  readonly at: number;
}

/**
 * Stores a document as the draft, unless somebody else has changed the draft since: then 409 with both. Part of a
 * command.
 */
export async function saveDraft(db: CommandDatabase, change: Change, document: SiteDocument): Promise<Answer> {
  const { webstoreId, revision } = change;
  const stored = await readDraft(db, webstoreId);
  if (stored.revision !== revision) return conflict(db, webstoreId, stored, document);
  await writeDraft(db, webstoreId, { ...stored, revision: revision + 1, document }, change);
  return { status: 200, body: await stateOf(db, webstoreId, await readDraft(db, webstoreId)) };
}

/**
 * Throws CURRENCY_WITHOUT_PRICES if no product has a price in the default currency or in a market's currency. The
 * webstore's present currency is not checked.
 */
function checkPrices(
  { defaultCurrency, markets }: ShopSettings,
  { context }: Webstore,
  pricedIn: readonly string[],
): void {
  const shown = [defaultCurrency, ...markets.flatMap(({ localeCurrencyMap }) => Object.values(localeCurrencyMap))];
  const unpriced = shown.find((one) => one !== null && one !== ownCurrency(context) && !pricedIn.includes(one));
  if (unpriced === undefined) return;
  throw new ApiProblem(400, 'CURRENCY_WITHOUT_PRICES', `No product has a price in ${unpriced}: publish prices first.`);
}

/**
 * Publishes the draft that the builder has seen, and stores it as a version: 201; 200 when it is already live, 409 when
 * the draft has changed since. Its shop settings become the webstore's settings. Throws CURRENCY_WITHOUT_PRICES when a
 * new default currency, or a market's currency, is not in `pricedIn`. Part of a command.
 */
export async function publish(db: CommandDatabase, change: Change, pricedIn: readonly string[]): Promise<Answer> {
  const { webstoreId, revision } = change;
  const stored = await readDraft(db, webstoreId);
  if (stored.revision !== revision) return conflict(db, webstoreId, stored, null);
  const before = await stateOf(db, webstoreId, stored);
  if (!before.isChanged) return { status: 200, body: before };
  const webstore = await readWebstore(db);
  checkPrices(stored.document.shop, webstore, pricedIn);
  // A site that was never changed has no stored draft yet.
  if (revision === 0) await writeDraft(db, webstoreId, stored, { userId: null, at: null });
  await writeVersion(db, webstoreId, stored.document, change);
  await writeWebstore(db, webstoreId, changesOfShop(stored.document.shop, webstore));
  return { status: 201, body: await stateOf(db, webstoreId, await readDraft(db, webstoreId)) };
}
