import styled from 'styled-components';
import type { OrderSummaries } from '../../../../contract/orders/orderSummary';
import { orderAddress } from '../../../../contract/pages/pageReference';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import type { ButtonVariant } from '../../../ui/controls/button.styles';
import { Link } from '../../../ui/controls/Link';
import { Card } from '../../../ui/layout/Card';
import { Cluster } from '../../../ui/layout/Stack';
import { Heading } from '../../../ui/text/Heading';
import { Price } from '../../../ui/text/Price';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { useDataLanguage } from '../../context';
import { OrderAgain, OrderAgainOutcome } from './OrderAgain';
import { OrderStatus } from './OrderStatus';

interface OrderCardProps {
  readonly order: OrderSummaries['orderSummaries'][number];
  /** The level of its heading. */
  readonly level: 2 | 3;
  /** How much its button stands out. */
  readonly buttonVariant?: ButtonVariant;
}

/** An order of the history: its day, reference, contents, status, total, and the button to order it again. */
export function OrderCard({ order, level, buttonVariant = 'secondary' }: OrderCardProps) {
  const t = useMessages();
  const { date, wireMoney } = useFormatting();
  const { orderSummaryId, orderNumber, orderedDate, status, totalAmount, currencyIsoCode } = order;
  return (
    <Root as="li" $padding="5">
      <Line>
        <Facts>
          <Heading level={level}>
            <strong>{t('orders.history.orderOf', { date: date(Date.parse(orderedDate)) })}</strong>{' '}
            <Link href={orderAddress(orderNumber)}>
              <VisuallyHidden>{t('orders.history.order')} </VisuallyHidden>
              <Reference>{orderNumber}</Reference>
            </Link>
          </Heading>
          <Contents {...order} />
          <Cluster $gap="2">
            <span>
              {t('orders.history.content', {
                lines: order.uniqueProductCount,
                pieces: Number(order.totalProductCount),
              })}
            </span>
            <OrderStatus status={status} />
          </Cluster>
        </Facts>
        <Amount>
          <span>{t('orders.history.total')}</span>
          <Price amount={wireMoney(totalAmount, currencyIsoCode) ?? totalAmount} />
        </Amount>
        <OrderAgain orderSummaryId={orderSummaryId} reference={orderNumber} variant={buttonVariant} />
      </Line>
      <OutcomeArea>
        <OrderAgainOutcome orderSummaryId={orderSummaryId} />
      </OutcomeArea>
    </Root>
  );
}

/** What the order consists of, and when it comes, where the server says so in its list. */
function Contents({ uniqueProductCount, status, firstProductNames = [], deliveryDates = [] }: OrderCardProps['order']) {
  const t = useMessages();
  const { day } = useFormatting();
  const lang = useDataLanguage();
  const more = uniqueProductCount - firstProductNames.length;
  const [first] = deliveryDates;
  const last = deliveryDates.at(-1);
  return (
    <>
      {firstProductNames.length > 0 && (
        <Names>
          <span lang={lang}>{firstProductNames.join(', ')}</span>
          {more > 0 && ` ${t('orders.history.moreProducts', { more })}`}
        </Names>
      )}
      {first !== undefined && last !== undefined && status !== 'Canceled' && (
        <span>{t('orders.history.delivery', { days: deliveryDates.length, first: day(first), last: day(last) })}</span>
      )}
    </>
  );
}

/** From this width on, a card fits in one line. A container query, because the card also appears in columns. */
const wide = '@container (min-width:38rem)';

const Root = styled(Card)`
  position: relative;
  container-type: inline-size;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[4]};
  ${wide} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: ${tokens.space[6]};
  }
  > button {
    z-index: 1;
  }
`;

const Facts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[1]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.small};
  h2,
  h3 {
    color: ${tokens.color.ink};
    font-family: inherit;
    font-size: ${tokens.size.small};
    font-weight: inherit;
    line-height: inherit;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  a {
    display: inline-block;
    min-height: 1.5rem;
  }
  /* The whole card links to the order; its controls are stacked above this link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.card};
  }
  a:focus-visible {
    outline: 0;
  }
  a:focus-visible::after {
    outline: 2px solid ${tokens.color.pine};
    outline-offset: 2px;
  }
`;

const Names = styled.span`
  color: ${tokens.color.ink};
`;

/** A reference moves to the next line as a whole; only one too long for any line is broken, after a hyphen. */
const Reference = styled.span`
  display: inline-block;
  /* An inline block does not take over the underline of the link around it. */
  text-decoration: inherit;
`;

const Amount = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  > span {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  ${wide} {
    flex-direction: column;
    align-items: flex-end;
    gap: 0;
  }
`;

const OutcomeArea = styled.div`
  position: relative;
  z-index: 1;
  &:not(:empty) {
    margin-top: ${tokens.space[4]};
  }
`;
