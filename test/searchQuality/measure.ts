import { demoCatalog } from '../../src/demo/demoCatalog';
import { readJudged, type JudgedQuery, type SetName } from './judgedQueries';
import { openSearchShop } from './openSearchShop';
import { rightProductsIn, type RightProducts } from './rightProducts';
import { scoreOf, type Score } from './score';

/** A judged query with its results. */
export interface Measured {
  readonly query: JudgedQuery;
  readonly right: RightProducts;
  /** The references of the first results. */
  readonly ranking: readonly string[];
  readonly score: Score;
}

/** Runs every query of both sets on the server with the demo catalogue. */
export async function measure(): Promise<Readonly<Record<SetName, readonly Measured[]>>> {
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
}
