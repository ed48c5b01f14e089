import { demoCatalog } from '../../src/demo/demoCatalog';
import { readJudged } from './judgedQueries';
import type { JudgedQuery, SetName } from './judgedQueries';
import { openSearchShop } from './openSearchShop';
import { rightProductsIn } from './rightProducts';
import type { RightProducts } from './rightProducts';
import { scoreOf } from './score';
import type { Score } from './score';

/** A judged query after it was asked. */
export interface Measured {
  readonly query: JudgedQuery;
  readonly right: RightProducts;
  /** References of what came first. */
  readonly ranking: readonly string[];
  readonly score: Score;
}

/** Asks the server with the demo catalogue every query of both sets. */
export const measure = async (): Promise<Readonly<Record<SetName, readonly Measured[]>>> => {
  const rightProducts = rightProductsIn(demoCatalog());
  const shop = await openSearchShop();
  const measured = async (set: SetName): Promise<readonly Measured[]> => {
    const all: Measured[] = [];
    for (const query of readJudged(set)) {
      const right = rightProducts(query);
      const ranking = await shop.search(query);
      all.push({ query, right, ranking, score: scoreOf(ranking, right) });
    }
    return all;
  };
  try {
    return { first: await measured('first'), heldOut: await measured('heldOut') };
  } finally {
    await shop.close();
  }
};
