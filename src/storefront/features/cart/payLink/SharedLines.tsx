import styled from 'styled-components';
import type { CartItems } from '../../../../contract/cart/cartItem';
import { unbroken, useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { tokens } from '../../../ui/theme/tokens';
import { readLines } from '../cartLines';
import { LineModel } from '../components/lines/LineModel';
import { payLinkApi } from './payLinkApi';

/** All lines of a shared cart, loaded page by page; nothing of them can be changed. */
export function SharedLines({ cartId, first }: { readonly cartId: string; readonly first: CartItems }) {
  const t = useMessages();
  const others = Array.from({ length: Math.max(0, first.totalNumberOfPages - 1) }, (_, index) => index + 2);
  return (
    <LineList aria-label={t('payLink.lines')}>
      <Lines items={first} />
      {others.map((page) => (
        <FurtherLines key={page} cartId={cartId} page={page} />
      ))}
    </LineList>
  );
}

function FurtherLines({ cartId, page }: { readonly cartId: string; readonly page: number }) {
  const t = useMessages();
  const { data, isError, refetch } = payLinkApi.useSharedCartQuery({ cartId, page });
  if (data) return <Lines items={data} />;
  return (
    <li>
      {isError ? (
        <Message variant="warning" announce>
          <p>{t('payLink.linesFailed')}</p>
          <Button variant="quiet" onClick={refetch}>
            {t('payLink.retry')}
          </Button>
        </Message>
      ) : (
        <SkeletonGroup label={t('payLink.loading')}>
          <Skeleton height="4rem" shape="block" />
        </SkeletonGroup>
      )}
    </li>
  );
}

function Lines({ items }: { readonly items: CartItems }) {
  const t = useMessages();
  const { wireMoney, number } = useFormatting();
  return readLines(items).map((line) => (
    <li key={line.cartItemId ?? line.productId}>
      <span>
        {t('payLink.line', { quantity: number(line.quantity), name: unbroken(line.name) })}
        {line.packaging && <small>{line.packaging}</small>}
        <LineModel line={line} />
      </span>
      <span>{t('payLink.lineTotal', { amount: wireMoney(line.lineSubtotal) ?? '' })}</span>
    </li>
  ));
}

const LineList = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[2]};
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span:last-child {
    white-space: nowrap;
  }
`;
