import styled from 'styled-components';
import type { VariationInfo } from '../../../../../contract/catalog/product';
import { productAddress } from '../../../../../contract/pages/pageReference';
import { Link } from '../../../../ui/controls/Link';
import { tokens } from '../../../../ui/theme/tokens';
import { attributesOf, inOrder, valuesOf } from '../../variations/variationNames';

interface VariationsProps {
  readonly info: VariationInfo;
  /** The product of this page. */
  readonly currentId: string;
}

/** The variations of a product family, each with its own page, under the names of their attributes. */
export function Variations({ info, currentId }: VariationsProps) {
  const title = attributesOf(info);
  return (
    <Root aria-label={title}>
      <p>{title}</p>
      <ul>
        {inOrder(info).map((mapping) => (
          <li key={mapping.productId}>
            <Link
              href={productAddress(mapping.urlName, mapping.productId)}
              aria-current={mapping.productId === currentId ? 'page' : undefined}
            >
              {valuesOf(mapping)}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav`
  p {
    margin-bottom: ${tokens.space[2]};
    font-weight: 600;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
  }
  a {
    display: grid;
    place-items: center;
    min-width: ${tokens.target.base};
    min-height: ${tokens.target.base};
    padding: 0 ${tokens.space[4]};
    border: 1px solid ${tokens.color.outline};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  a:hover {
    border-color: ${tokens.color.pine};
  }
  [aria-current] {
    border-color: ${tokens.color.pine};
    background: ${tokens.color.pineSoft};
    box-shadow: inset 0 0 0 1px ${tokens.color.pine};
    font-weight: 600;
  }
`;
