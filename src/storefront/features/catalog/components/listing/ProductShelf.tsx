import ArrowRight from 'lucide-react/icons/arrow-right';
import styled from 'styled-components';
import type { SearchArgs } from '../../../../../contract/search/search';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Icon } from '../../../../ui/controls/Icon';
import { Link } from '../../../../ui/controls/Link';
import { tokens } from '../../../../ui/theme/tokens';
import { searchApi } from '../../../search';
import { Products } from './Products';

/** The number of products on a shelf: one row on wide screens. */
const onShelf = 4;
/** The height of the placeholder while a shelf is loading. */
export const shelfHeight = '26rem';

interface ShelfProps {
  readonly search: SearchArgs;
  readonly title: string;
  /** The link to the whole list. */
  readonly more: { readonly label: string; readonly href: string };
  /** A product that is shown elsewhere on the page. */
  readonly exceptId?: string;
}

/** A row of products of one category. Renders nothing if there are none besides `exceptId`, or they cannot be read. */
export function ProductShelf({ search, title, more, exceptId }: ShelfProps) {
  const { data, isLoading } = searchApi.useSearchProductsQuery(search);
  if (isLoading) return <Skeleton height={shelfHeight} shape="block" />;
  if (!data || data.productsPage.products.every(({ id }) => id === exceptId)) return null;
  return (
    <Shelf>
      <header>
        <h2>{title}</h2>
        <Link href={more.href}>
          {more.label}
          <Icon icon={ArrowRight} size="x-small" />
        </Link>
      </header>
      <Products
        result={data}
        where={more.href}
        columns={4}
        limit={onShelf}
        {...(exceptId !== undefined && { exceptId })}
      />
    </Shelf>
  );
}

const Shelf = styled.section`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${tokens.space[5]};
    margin-bottom: ${tokens.space[3]};
  }
  header a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    font-weight: 600;
    text-decoration: none;
  }
  header a:hover {
    text-decoration: underline;
  }
`;
