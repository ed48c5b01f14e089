import ShoppingCart from 'lucide-react/icons/shopping-cart';
import styled from 'styled-components';
import { isReady } from '../../../../../contract/cart/cart';
import type { CartItems } from '../../../../../contract/cart/cartItem';
import { unbroken, UnbrokenName, useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Link } from '../../../../ui/controls/Link';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Message } from '../../../../ui/feedback/Message';
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/Skeleton';
import { Stack } from '../../../../ui/layout/Stack';
import { Price } from '../../../../ui/text/Price';
import { tokens } from '../../../../ui/theme/tokens';
import { RetryButton } from '../../../fallback/retry/late';
import { readLines, type CartLineFacts } from '../../cartLines';
import { CartFailure } from '../CartFailure';
import { CartStatus } from '../CartStatus';
import { LineModel } from '../lines/LineModel';
import { LinePicture } from '../lines/LinePicture';
import { LineProblem } from '../lines/LineProblem';
import { LineQuantity } from '../lines/LineQuantity';
import { RemovedLine } from '../lines/RemovedLine';
import { RemoveLine } from '../lines/RemoveLine';
import { useLineState } from '../lines/useLineState';
import { useDataLanguage } from '../../../context';

interface MiniCartLinesProps {
  readonly data?: CartItems | null | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The drawer's content for each state of the cart; a retry notice is shown above all of them. */
export function MiniCartLines(props: MiniCartLinesProps) {
  return (
    <Stack>
      <CartStatus />
      <Content {...props} />
    </Stack>
  );
}

function Content({ data, error, isFetching, refetch }: MiniCartLinesProps) {
  const t = useMessages();
  const { number } = useFormatting();
  if (!data && error) {
    return (
      <Message variant="error" title={t('cart.failed.title')}>
        <Stack $gap="3">
          <p>
            <CartFailure error={error} busy={isFetching} announced />
          </p>
          <div>
            <RetryButton busy={isFetching} onRetry={refetch}>
              {t('cart.failed.retry')}
            </RetryButton>
          </div>
        </Stack>
      </Message>
    );
  }
  if (!data || (data.totalItemCount === 0 && !isReady(data.cartSummary.asyncOperationStatus))) {
    return (
      <SkeletonGroup label={t('cart.loading')}>
        <Stack>
          <Skeleton height="6rem" shape="block" />
          <Skeleton height="6rem" shape="block" />
        </Stack>
      </SkeletonGroup>
    );
  }
  const lines = readLines(data);
  const others = data.totalItemCount - data.cartItems.length;
  return (
    <>
      <RemovedLine />
      {lines.length === 0 && (
        <EmptyState icon={ShoppingCart} title={t('cart.empty.title')} level={3}>
          {t('cart.empty.text')}
        </EmptyState>
      )}
      <List>
        {lines.map((line) => (
          <MiniCartLine key={line.cartItemId ?? line.productId} line={line} />
        ))}
      </List>
      {others > 0 && <p>{t('cart.mini.more', { count: others, shown: number(others) })}</p>}
    </>
  );
}

function MiniCartLine({ line }: { readonly line: CartLineFacts }) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const lang = useDataLanguage();
  const state = useLineState(line);
  const total = wireMoney(line.lineSubtotal);
  const name = <UnbrokenName>{line.name}</UnbrokenName>;
  return (
    <li>
      <LinePicture line={line} />
      <div>
        <Names>
          <div lang={lang}>
            {line.address === null ? name : <Link href={line.address}>{name}</Link>}
            {line.packaging && <small>{unbroken(line.packaging)}</small>}
            <LineModel line={line} />
          </div>
          <RemoveLine line={line} state={state} />
        </Names>
        <Amounts>
          <LineQuantity line={line} state={state} />
          {total === null ? t('cart.lines.noPrice') : <Price amount={total} tax={t('cart.ht')} size="small" />}
        </Amounts>
        <LineProblem line={line} state={state} />
      </div>
    </li>
  );
}

const Names = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${tokens.space[2]};
`;

const Amounts = styled(Names)`
  flex-wrap: wrap;
  align-items: center;
  margin-top: ${tokens.space[2]};
  /* A message below the quantity takes no width from the amount. */
  > :first-child {
    flex: 1 1 8.5rem;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  li {
    display: flex;
    gap: ${tokens.space[3]};
    padding-bottom: ${tokens.space[4]};
    border-bottom: 1px solid ${tokens.color.hairline};
  }
  li > div:last-child {
    flex: 1;
    min-width: 0;
  }
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
`;
