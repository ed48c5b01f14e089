import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CartItems } from '../../../../../contract/cart/cartItem';
import { unbroken, useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/Skeleton';
import { tokens } from '../../../../ui/theme/tokens';
import { FailedRead } from '../../../fallback/retry/late';
import { cartApi } from '../../cartApi';
import { readLines } from '../../cartLines';
import { payLinkApi } from '../../payLink/payLinkApi';
import { LineContents } from './LineContents';
import { LineModel } from './LineModel';

interface FixedLinesProps {
  readonly label: string;
  readonly first: CartItems;
  /** null: the visitor's own cart. */
  readonly sharedCartId: string | null;
}

/** All lines of a cart, read-only; each page after the first is loaded by a query of its own. */
export function FixedLines({ label, first, sharedCartId }: FixedLinesProps) {
  const others = Array.from({ length: Math.max(0, first.totalNumberOfPages - 1) }, (_, index) => index + 2);
  return (
    <LineList aria-label={label}>
      <Lines items={first} />
      {others.map((page) =>
        sharedCartId === null ? (
          <FurtherLines key={page} page={page} />
        ) : (
          <FurtherSharedLines key={page} cartId={sharedCartId} page={page} />
        ),
      )}
    </LineList>
  );
}

const FurtherLines = ({ page }: { readonly page: number }): ReactNode => (
  <LoadedLines query={cartApi.useCartItemsQuery(page)} />
);

const FurtherSharedLines = ({ cartId, page }: { readonly cartId: string; readonly page: number }): ReactNode => (
  <LoadedLines query={payLinkApi.useSharedCartQuery({ cartId, page })} />
);

interface LinesQuery {
  readonly data?: CartItems | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

function LoadedLines({ query: { data, error, isFetching, refetch } }: { readonly query: LinesQuery }) {
  const t = useMessages();
  if (data) return <Lines items={data} />;
  return (
    <li>
      {error ? (
        <FailedRead announced busy={isFetching} onRetry={refetch} retryLabel={t('fixedLines.retry')}>
          {t('fixedLines.failed')}
        </FailedRead>
      ) : (
        <SkeletonGroup label={t('fixedLines.loading')}>
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
        {t('fixedLines.line', { quantity: number(line.quantity), name: unbroken(line.name) })}
        {line.packaging && <small>{unbroken(line.packaging)}</small>}
        <LineContents line={line} />
        <LineModel line={line} />
      </span>
      <span>{t('fixedLines.total', { amount: wireMoney(line.lineSubtotal) ?? '' })}</span>
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
