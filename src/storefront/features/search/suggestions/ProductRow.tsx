import styled from 'styled-components';
import { useFormatting } from '../../../formatting';
import { unbroken } from '../../../formatting/unbroken';
import { useMessages } from '../../../messages';
import { Picture } from '../../../ui/layout/Picture';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import type { OfferedProduct } from './suggestionItems';

interface ProductRowProps {
  readonly product: OfferedProduct;
}

const PICTURE_PIXELS = 96;

/** A suggested product: picture, name, reference and package, the shopper's price, and whether it can be had. */
export function ProductRow({ product }: ProductRowProps) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const { name, reference, packaging, picture, unitPrice, isAvailable } = product;
  const price = wireMoney(unitPrice);
  return (
    <Root>
      <Frame>{picture && <Picture src={picture} alt="" width={PICTURE_PIXELS} height={PICTURE_PIXELS} eager />}</Frame>
      <span>
        {name}
        <small>
          {' '}
          {reference} · {unbroken(packaging)}
        </small>
      </span>
      <Facts>
        {price && <strong> {t('search.price', { price })}</strong>}
        <Stock $isAvailable={isAvailable}> {t(isAvailable ? 'search.inStock' : 'search.outOfStock')}</Stock>
      </Facts>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;
  width: 100%;
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  ${media.small} {
    gap: ${tokens.space[2]};
  }
`;

const Frame = styled.span`
  width: 3rem;
  height: 3rem;
  img {
    width: 100%;
    height: 100%;
    border-radius: 6px;
    object-fit: contain;
  }
`;

const Facts = styled.span`
  text-align: right;
  white-space: nowrap;
  strong,
  small {
    display: block;
  }
`;

const Stock = styled.small<{ readonly $isAvailable: boolean }>`
  && {
    color: ${({ $isAvailable }) => ($isAvailable ? tokens.color.pine : tokens.color.inkSoft)};
  }
`;
