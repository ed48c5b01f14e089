import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Truck from 'lucide-react/icons/truck';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { ListedResult } from '../../../../../contract/search/listed';
import { deliveryDay } from '../../../../../commerce/delivery/deliveryDay';
import { useShopSelector } from '../../../../kernel/hooks';
import { useFormatting } from '../../../../formatting';
import { IconSheet } from '../../../../ui/controls/IconSheet';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { selectArrivedAt } from '../../../../kernel/location';
import { useStock } from '../../../prices';
import { summaryOf } from '../../productSummary';
import { productTable } from '../../lazyProductTable';
import { cardRows, lowCardRows, ProductCard } from './ProductCard';

/**
 * Number of cards of a page's first list whose pictures load eagerly: a row of most desktops, and more than a phone shows
 * at first. More would delay a phone's first paint, which waits for what comes before it.
 */
const inSight = 3;

/** The icons that cards and rows repeat. */
const icons = [Truck, Minus, Plus, ShoppingBasket];

interface ProductsProps {
  readonly result: { readonly productsPage: Pick<ListedResult['productsPage'], 'products' | 'currencyIsoCode'> };
  /** Names the list in its page. */
  readonly where: string;
  /** Cards in a grid, or a dense table. */
  readonly layout?: 'grid' | 'list';
  /** The page's first list. */
  readonly first?: boolean;
  /**
   * The number of columns on large screens. With three the cards are low; five are reduced to three until the window is
   * wide.
   */
  readonly columns?: number;
  /** Whether a listing, which has three columns on large screens, gets a fourth one on the widest screens. */
  readonly widens?: boolean;
  /** A product that is shown elsewhere on the page and left out here. */
  readonly exceptId?: string;
  readonly limit?: number;
}

/** Products in the form of search results, with their stock and delivery day. */
export function Products({
  result,
  where,
  layout = 'grid',
  first = false,
  columns = 3,
  widens = false,
  exceptId,
  limit,
}: ProductsProps) {
  const { products: found, currencyIsoCode } = result.productsPage;
  const products = useMemo(
    () =>
      found
        .filter(({ id }) => id !== exceptId)
        .slice(0, limit)
        .map((product) => summaryOf(product, currencyIsoCode)),
    [found, currencyIsoCode, exceptId, limit],
  );
  // For all found products: the same query as the page's data, so that it is answered from the cache.
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  const stockOf = useStock(ids);
  const { day } = useFormatting();
  const arrivedAt = useShopSelector(selectArrivedAt);
  const written = useMemo(() => day(deliveryDay(arrivedAt)), [day, arrivedAt]);
  return (
    <IconSheet icons={icons}>
      {layout === 'list' ? (
        <productTable.Show products={products} where={where} stockOf={stockOf} deliveryDay={written} />
      ) : (
        <Cards $columns={columns} $widens={widens}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                where={where}
                available={stockOf(product.id)}
                deliveryDay={written}
                eager={first && index < inSight}
                low={columns === 3}
              />
            </li>
          ))}
        </Cards>
      )}
    </IconSheet>
  );
}

const Cards = styled.ul<{ readonly $columns: number; readonly $widens: boolean }>`
  display: grid;
  gap: ${tokens.space[3]};
  > li {
    display: grid;
    min-width: 0;
  }
  ${media.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[4]};
    @supports (grid-template-rows: subgrid) {
      > li {
        grid-row: span ${lowCardRows};
        grid-template-rows: subgrid;
        row-gap: ${tokens.space[2]};
      }
    }
  }
  ${media.large} {
    grid-template-columns: repeat(${({ $columns }) => ($columns === 5 ? 3 : $columns)}, minmax(0, 1fr));
    > li {
      ${({ $columns }) => $columns !== 3 && `grid-row: span ${cardRows};`}
    }
  }
  ${media.belowLarge} {
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    ${({ $columns }) => $columns === 5 && 'grid-template-columns: repeat(5, minmax(0, 1fr));'}
  }
  ${media.widest} {
    ${({ $widens }) => $widens && 'grid-template-columns: repeat(4, minmax(0, 1fr));'}
  }
`;
