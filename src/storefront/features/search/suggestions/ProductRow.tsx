import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import styled from 'styled-components';
import { useFormatting } from '../../../formatting';
import { unbroken } from '../../../formatting/unbroken';
import { useMessages } from '../../../messages';
import { Icon } from '../../../ui/controls/Icon';
import { Picture } from '../../../ui/layout/Picture';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { useDataLanguage } from '../../context';
import type { OfferedProduct } from './suggestionItems';

interface ProductRowProps {
  readonly product: OfferedProduct;
  /** null: it cannot be added directly. */
  readonly onAdd: (() => void) | null;
}

const PICTURE_PIXELS = 96;

/**
 * A suggested product: picture, name, reference and packaging, the shopper's price, availability, and a button that
 * adds it. For a family, the number of its variations instead: one is chosen on its page.
 */
export function ProductRow({ product, onAdd }: ProductRowProps) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const {
    name,
    reference,
    packaging,
    picture,
    unitPrice,
    currency,
    isAvailable,
    isFamily = false,
    isSet = false,
    choices,
  } = product;
  const price = wireMoney(unitPrice, currency);
  const choice = choices === undefined ? t('search.family') : t('search.choices', { count: choices });
  const family = isSet ? t('search.set') : choice;
  return (
    <Root>
      <Frame>{picture && <Picture src={picture} alt="" width={PICTURE_PIXELS} height={PICTURE_PIXELS} eager />}</Frame>
      <span lang={useDataLanguage()}>
        {name}
        <small> {isFamily ? family : `${reference}\u00a0· ${unbroken(packaging)}`}</small>
      </span>
      <Facts>
        {price && <strong> {t(isFamily ? 'search.priceFrom' : 'search.price', { price })}</strong>}
        <Stock $isAvailable={isAvailable}> {t(isAvailable ? 'search.inStock' : 'search.outOfStock')}</Stock>
      </Facts>
      {onAdd && (
        // An ARIA option must not contain a button: the keyboard has a shortcut instead, named by `aria-describedby`.
        <Add
          aria-hidden
          title={t('search.add', { name })}
          onClick={(event) => {
            event.stopPropagation();
            onAdd();
          }}
        >
          <Icon icon={ShoppingBasket} size="small" />
        </Add>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto ${tokens.target.base};
  gap: ${tokens.space[3]};
  align-items: center;
  width: 100%;
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  ${media.small} {
    gap: 0 ${tokens.space[2]};
    grid-template-columns: auto minmax(0, 1fr) ${tokens.target.base};
    > :first-child,
    > [title] {
      grid-row: span 2;
    }
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
  ${media.small} {
    grid-area: 2 / 2;
    text-align: left;
    && > * {
      display: inline;
    }
  }
`;

const Add = styled.span`
  display: grid;
  place-items: center;
  width: ${tokens.target.base};
  height: ${tokens.target.base};
  border: 1px solid ${tokens.color.pine};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  color: ${tokens.color.pine};
  ${media.hover} {
    &:hover {
      background: ${tokens.color.pine};
      color: ${tokens.color.surface};
    }
  }
`;

const Stock = styled.small<{ readonly $isAvailable: boolean }>`
  && {
    color: ${({ $isAvailable }) => ($isAvailable ? tokens.color.pine : tokens.color.inkSoft)};
  }
`;
