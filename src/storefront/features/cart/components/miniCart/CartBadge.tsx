import ShoppingCart from 'lucide-react/icons/shopping-cart';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { BADGE_COUNT_CAP } from '../../../../../contract/constants';
import { CART_ADDRESS } from '../../../../../contract/pages/pageReference';
import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { onIntent } from '../../../../kernel/lazy';
import { useFormatting } from '../../../../formatting';
import { useMessages } from '../../../../messages';
import { Icon } from '../../../../ui/controls/Icon';
import { isPlainClick } from '../../../../ui/controls/isPlainClick';
import { Link } from '../../../../ui/controls/Link';
import { Badge } from '../../../../ui/text/Badge';
import { media } from '../../../../ui/theme/media';
import { tokens } from '../../../../ui/theme/tokens';
import { cartApi } from '../../cartApi';
import { selectCartRefused, selectContextsSettled, selectMiniCartEnabled } from '../../cartSelectors';
import { miniCart } from '../../miniCart/lazyMiniCart';
import { miniCartRequested, selectMiniCartIsDialog, selectShowsCount } from '../../miniCart/miniCartSlice';

interface CartBadgeProps {
  readonly countType?: 'TotalProductCount' | 'UniqueProductCount';
}

/**
 * The link to the cart with its item count (MIN-01). A real link, so that it works in a new tab and without JavaScript;
 * where enabled, a plain click opens the mini cart instead.
 */
export function CartBadge({ countType = 'TotalProductCount' }: CartBadgeProps) {
  const t = useMessages();
  const { number } = useFormatting();
  const dispatch = useShopDispatch();
  const settled = useShopSelector(selectContextsSettled);
  const refused = useShopSelector(selectCartRefused);
  const enabled = useShopSelector(selectMiniCartEnabled);
  const open = useShopSelector(selectMiniCartIsDialog);
  const showsCount = useShopSelector(selectShowsCount);
  const { data } = cartApi.useCartSummaryQuery();
  if (!settled) return <BadgeSpace />;
  if (refused) return null;

  const byType = countType === 'UniqueProductCount';
  const count = Number(byType ? data?.uniqueProductCount : data?.totalProductCount) || 0;
  const most = t('cart.badgeMaximum', { maximum: number(BADGE_COUNT_CAP) });
  const shown = count > BADGE_COUNT_CAP ? most : number(count);

  const press = (event: MouseEvent) => {
    if (!enabled || !isPlainClick(event)) return;
    event.preventDefault();
    dispatch(miniCartRequested());
  };
  return (
    <Anchor
      href={CART_ADDRESS}
      aria-label={t(byType ? 'cart.badgeTypes' : 'cart.badge', { count, shown })}
      {...(enabled && { 'aria-haspopup': 'dialog', 'aria-expanded': open })}
      {...(enabled && onIntent(miniCart))}
      onClick={press}
    >
      <Icon icon={ShoppingCart} />
      {showsCount && count > 0 && <Badge $variant="pine">{shown}</Badge>}
    </Anchor>
  );
}

const BadgeSpace = styled.span`
  display: inline-block;
  width: ${tokens.target.base};
  height: ${tokens.target.base};
`;

const Anchor = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${tokens.target.base};
  height: ${tokens.target.base};
  border-radius: ${tokens.radius.control};
  color: inherit;
  ${media.hover} {
    &:hover {
      background: ${tokens.color.paperDeep};
    }
  }
  > span {
    position: absolute;
    top: 0;
    right: 0;
    min-width: 1.25rem;
    padding-inline: ${tokens.space[1]};
    line-height: 1.25rem;
  }
`;
