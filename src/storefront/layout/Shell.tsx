import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SHOP_LOCALE } from '../../contract/constants';
import { CHECKOUT_ADDRESS } from '../../contract/pages/pageReference';
import { MiniCart } from '../features/cart';
import { consent } from './consent';
import { footer } from './footer';
import { checkoutHeader, Header, headerRest, ribbon } from './header';
import { MenuPanel } from './menus';
import { belowMiniCart } from './miniCart';
import { contextApi } from '../features/context';
import { selectIsSlow, selectLocation } from '../kernel/location';
import { NoticeRegion } from './notices';
import { tooltips } from './tooltips';
import { formattingOf, FormattingProvider } from '../formatting';
import { useMessages } from '../messages';
import { SkipLink } from '../ui/text/SkipLink';
import { media } from '../ui/theme/media';
import { useShopSelector } from '../kernel/hooks';
import { noScript } from './lazyNoScript';
import { pageProgress } from './lazyPageProgress';

const selectSite = contextApi.endpoints.siteInfo.select(undefined);

/** The frame of every page: ribbon, header, main content, footer, and the overlays. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const slow = useShopSelector(selectIsSlow);
  const isCheckout = useShopSelector(selectLocation).pathname === CHECKOUT_ADDRESS;
  const { data: site } = useShopSelector(selectSite);
  return (
    <FormattingProvider formatting={formattingOf(site?.currentLocale ?? SHOP_LOCALE)}>
      <SkipLink href="#main">{t('shell.skipToContent')}</SkipLink>
      <SkipLink href="#footer">{t('shell.skipToFooter')}</SkipLink>
      <consent.Show />
      {slow && <pageProgress.Show position="page" label={t('shell.loading')} />}
      <ribbon.Show />
      {isCheckout ? <checkoutHeader.Show /> : <Header />}
      <Main id="main" tabIndex={-1}>
        <noscript>
          <noScript.Show />
        </noscript>
        {children}
      </Main>
      <footer.Show />
      <headerRest.Show />
      <MenuPanel />
      <MiniCart below={<belowMiniCart.Show />} />
      <NoticeRegion />
      <tooltips.Show />
    </FormattingProvider>
  );
}

const Main = styled.main`
  display: block;
  min-height: 60vh;
  /* Anchors and focused elements scroll to below the sticky header. */
  [id],
  a,
  button,
  input,
  select,
  textarea,
  summary {
    scroll-margin-top: 11rem;
    ${media.low} {
      scroll-margin-top: 0;
    }
  }
`;
