import styled from 'styled-components';
import { tokens } from '../../../ui/theme/tokens';
import { Products } from '../../../features/catalog/page';
import { fullRows } from './fullRows';
import { fillPlaceholders, shelfApi, useSurroundings } from '../../../features/content/page';

interface SkuShelfProps {
  readonly title: string;
  readonly skus: readonly string[];
  /** Whether the shelf has only a part of the page's width. */
  readonly narrow: boolean;
}

/** The products that a content names. Renders nothing if this visitor can see none of them, or they cannot be read. */
export function SkuShelf({ title, skus, narrow }: SkuShelfProps) {
  const { facts } = useSurroundings();
  const { data } = shelfApi.useShelfQuery({ skus });
  if (!data || data.products.length === 0) return null;
  return (
    <Shelf>
      <h2>{fillPlaceholders(title, facts)}</h2>
      <Products
        result={{ productsPage: data }}
        where={skus.join()}
        columns={narrow ? 2 : fullRows(data.products.length, [4, 3, 5])}
      />
    </Shelf>
  );
}

const Shelf = styled.section`
  margin-top: ${tokens.space[8]};
  h2 {
    margin-bottom: ${tokens.space[4]};
  }
`;
