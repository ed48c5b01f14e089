import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { CartItems } from '../../../../contract/cart/cartItem';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';

interface CheckoutBarProps {
  readonly items: CartItems;
  /** The link to the checkout. */
  readonly children: ReactNode;
}

/**
 * The link to the checkout, below the totals; if the totals are below the lines, in a bar at the bottom of the window,
 * together with the total. In a low window it stays below the totals.
 */
export function CheckoutBar({ items, children }: CheckoutBarProps) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  return (
    <Bar>
      <RoomBelow />
      <Total>
        {t('cart.totals.gross')} <strong>{wireMoney(items.cartSummary.grandTotalAmount)}</strong>
      </Total>
      {children}
    </Bar>
  );
}

/** The bar's height. */
const BAR = '4.5rem';

/**
 * Keeps focused elements, toasts and the end of the page above the bar, and above the consent question. If the mini
 * cart has a bar too, its rules win: it reaches higher.
 */
const RoomBelow = createGlobalStyle`
  ${media.belowLarge} {
    ${media.tall} {
      html:root {
        scroll-padding-bottom: max(var(--consent-band, 0px), ${BAR});
      }
      [data-toasts] {
        --checkout-bar: ${BAR};
      }
      /* The space that the bar covers at the end of the page has the footer's colour. */
      #footer::after {
        content: '';
        display: block;
        height: max(${BAR} - max(var(--consent-band, 0px), var(--mini-cart-bar, 0px)), 0px);
        background: ${tokens.color.pineDeep};
      }
    }
  }
`;

const Total = styled.p`
  flex: none;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  line-height: 1.3;
  strong {
    display: block;
    color: ${tokens.color.ink};
    font-size: ${tokens.size.body};
    font-weight: 650;
    white-space: nowrap;
  }
`;

const Bar = styled.div`
  ${Total} {
    display: none;
  }
  ${media.belowLarge} {
    ${media.tall} {
      position: fixed;
      /* Below the header and the overlays. */
      z-index: calc(${tokens.layer.header} - 1);
      inset: auto 0 0;
      display: flex;
      align-items: center;
      gap: ${tokens.space[4]};
      min-height: ${BAR};
      padding: ${tokens.space[2]} ${tokens.space[4]};
      padding-bottom: max(${tokens.space[2]}, env(safe-area-inset-bottom));
      border-top: 1px solid ${tokens.color.hairline};
      background: ${tokens.color.surface};
      box-shadow: ${tokens.shadow.floating};
      ${media.fromMedium} {
        padding-inline: ${tokens.space[6]};
      }
      ${Total} {
        display: block;
      }
      > :last-child {
        max-width: 24rem;
        margin-left: auto;
      }
    }
  }
  /* A fixed bar would be printed at the bottom of every sheet. */
  @media print {
    position: static;
  }
`;
