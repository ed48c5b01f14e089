import { memo } from 'react';
import styled, { css } from 'styled-components';
import { unbroken, UnbrokenName } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Link } from '../../../../ui/controls/Link';
import { Cluster } from '../../../../ui/layout/Stack';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import type { ProductSummary } from '../../productSummary';
import { stockStateOf } from '../../stockState';
import { DeliveryNote } from '../DeliveryNote';
import { Packshot } from '../Packshot';
import { ProductPrice } from '../ProductPrice';
import { QualityTags } from '../QualityTags';
import { StockBadge } from '../StockBadge';
import { OrderAction } from './OrderAction';
import { TierHint } from './TierHint';
import { useDataLanguage } from '../../../context';

/** The subgrid rows of a card: picture, text, offer, action. */
export const cardRows = 4;
/** The subgrid rows of a low card: picture beside text, offer, action. */
export const lowCardRows = 3;

export interface ProductCardProps {
  readonly product: ProductSummary;
  /** Names the card's list in its page. */
  readonly where: string;
  /** Pieces that can be ordered; undefined if not counted or not known. */
  readonly available: number | undefined;
  /** The delivery day of an order placed now, already formatted. */
  readonly deliveryDay: string;
  readonly eager?: boolean;
  /** Low on large screens, for a listing: the picture beside the text. */
  readonly low?: boolean;
}

/** A product card: name, price, price per kilo, availability, and adding to the cart. */
export const ProductCard = memo(function ProductCard({
  product,
  where,
  available,
  deliveryDay,
  eager,
  low = false,
}: ProductCardProps) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { facts, price, rule, currency, family } = product;
  const stock = stockStateOf(available, rule);
  return (
    <Card $low={low}>
      <Shot>
        <Packshot url={product.pictureUrl} eager={eager === true} />
      </Shot>
      <Text lang={lang}>
        <small>{facts.brand}</small>
        <h3>
          <Link href={product.href}>
            <UnbrokenName>{product.name}</UnbrokenName>
          </Link>
        </h3>
        {!family && <p>{unbroken(facts.packaging)}</p>}
        <QualityTags labels={facts.labels} />
      </Text>
      <Offer>
        {price ? (
          <>
            <ProductPrice
              unitCents={price.unitCents}
              oldCents={product.oldCents}
              currency={currency}
              netQuantity={facts.netQuantity}
              pieces={facts.pieces}
              family={family}
            />
            {!family && <TierHint price={price} currency={currency} rule={rule} available={available} />}
          </>
        ) : (
          <p>{t('catalog.noPrice')}</p>
        )}
        <Cluster $gap="2">
          <StockBadge stock={stock} />
          {stock.kind !== 'out' && <DeliveryNote>{t('catalog.delivery', { day: deliveryDay })}</DeliveryNote>}
        </Cluster>
      </Offer>
      <Act>
        <OrderAction product={product} where={where} available={available} />
      </Act>
    </Card>
  );
});

/** The picture beside the text, the offer and the action below both. */
const beside = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;

const lowRows = css`
  @supports (grid-template-rows: subgrid) {
    grid-row: span ${lowCardRows};
    grid-template-rows: subgrid;
  }
`;

const Card = styled.article<{ readonly $low: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  transition: border-color ${tokens.motion.fast};
  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.outline};
    }
  }
  /* Aligns the parts of neighbouring cards; without subgrid each card has its own rows. */
  ${media.large} {
    @supports (grid-template-rows: subgrid) {
      display: grid;
      grid-row: span ${cardRows};
      grid-template-rows: subgrid;
    }
  }
  ${media.belowLarge} {
    ${beside}
  }
  ${media.fromMedium} {
    ${media.belowLarge} {
      ${lowRows}
    }
  }
  ${({ $low }) => $low && lowCard}
`;

const lowCard = css`
  ${media.large} {
    && {
      ${beside}
      ${lowRows}
    }
    && {
      grid-template-columns: 5.5rem minmax(0, 1fr);
    }
    > :nth-child(2) h3 {
      font-size: ${tokens.size.small};
    }
    /* The hint about the next tier is beside the price. */
    > :nth-child(3) {
      flex-flow: row wrap;
      align-items: flex-start;
      place-content: space-between;
      > :last-child {
        width: 100%;
      }
    }
  }
`;

const Shot = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.paper};
  aspect-ratio: 1;
  img {
    width: 100%;
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[1]};
  small,
  p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  h3 {
    font-family: ${tokens.font.text};
    font-size: ${tokens.size.body};
    font-weight: 600;
    letter-spacing: -0.005em;
    line-height: 1.25;
  }
  h3 a {
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  h3 a:hover {
    color: ${tokens.color.pine};
    text-decoration: underline;
  }
  /* The whole card links to the product; its controls are stacked above this link. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.card};
  }
  h3 a:focus-visible {
    outline: 0;
  }
  h3 a:focus-visible::after {
    outline: 2px solid ${tokens.color.pine};
    outline-offset: 2px;
  }
`;

const Offer = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  grid-column: 1 / -1;
  > :last-child {
    margin-top: auto;
  }
`;

const Act = styled.div`
  grid-column: 1 / -1;
  position: relative;
`;
