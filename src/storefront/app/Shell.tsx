import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MiniCart } from '../features/cart';
import { Footer } from '../features/footer';
import { Header, MenuDrawer, Ribbon } from '../features/header';
import { selectIsSlow } from '../features/navigation';
import { NoticeRegion } from '../features/notices';
import { useMessages } from '../messages';
import { Message } from '../ui/feedback/Message';
import { ProgressBar } from '../ui/feedback/ProgressBar';
import { PageColumn } from '../ui/layout/PageFrame';
import { SkipLink } from '../ui/text/SkipLink';
import { useShopSelector } from './hooks';

/** What stands around every page: ribbon, header, main content, footer, and the layers above them. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const slow = useShopSelector(selectIsSlow);
  return (
    <>
      <SkipLink href="#main">{t('shell.skipToContent')}</SkipLink>
      <SkipLink href="#footer">{t('shell.skipToFooter')}</SkipLink>
      {slow && <ProgressBar place="page" label={t('shell.loading')} />}
      <Ribbon />
      <Header />
      <Main id="main" tabIndex={-1}>
        <noscript>
          <PageColumn>
            <Message>{t('shell.noScript')}</Message>
          </PageColumn>
        </noscript>
        {children}
      </Main>
      <Footer />
      <MenuDrawer />
      <MiniCart />
      <NoticeRegion />
    </>
  );
}

const Main = styled.main`
  display: block;
  min-height: 60vh;
  /* An anchor on the page comes to rest below the sticky header. */
  [id] {
    scroll-margin-top: 9rem;
  }
`;
