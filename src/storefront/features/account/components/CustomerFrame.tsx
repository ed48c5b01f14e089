import LogIn from 'lucide-react/icons/log-in';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  ACCOUNT_ADDRESS,
  ADDRESS_BOOK_ADDRESS,
  loginAddress,
  ORDERS_ADDRESS,
} from '../../../../contract/pages/pageReference';
import { useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Link } from '../../../ui/controls/Link';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { PageColumn } from '../../../ui/layout/PageFrame';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { selectLocation } from '../../../kernel/location';
import { selectIsLoggedIn } from '../../visitor';

const pages = [
  { href: ACCOUNT_ADDRESS, text: 'account.pages.overview' },
  { href: ORDERS_ADDRESS, text: 'account.pages.orders' },
  { href: ADDRESS_BOOK_ADDRESS, text: 'account.pages.addresses' },
] as const;

/** 'page' for the current page, 'true' for one of its subpages. */
function currentFor(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== ACCOUNT_ADDRESS && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

interface CustomerFrameProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the account pages: heading and links to the other pages. Guests are asked to log in instead. */
export function CustomerFrame({ title, intro, children }: CustomerFrameProps) {
  const t = useMessages();
  const { pathname } = useShopSelector(selectLocation);
  if (!useShopSelector(selectIsLoggedIn)) return <Guest />;
  return (
    <Column>
      <Ways aria-label={t('account.pages.label')}>
        <ul>
          {pages.map(({ href, text }) => (
            <li key={href}>
              <Link href={href} aria-current={currentFor(pathname, href)}>
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </Ways>
      <div>
        <Head>
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <p>{intro}</p>}
        </Head>
        {children}
      </div>
    </Column>
  );
}

function Guest() {
  const t = useMessages();
  const { pathname, search } = useShopSelector(selectLocation);
  const login = (
    <ButtonLink href={loginAddress(pathname + search)} variant="primary">
      {t('account.pages.loginAction')}
    </ButtonLink>
  );
  return (
    <PageColumn>
      <EmptyState icon={LogIn} level={1} title={t('account.pages.loginTitle')} actions={login}>
        {t('account.pages.loginText')}
      </EmptyState>
    </PageColumn>
  );
}

const Column = styled(PageColumn)`
  display: grid;
  align-items: start;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[6]} ${tokens.space[12]};
  ${media.large} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${tokens.space[10]};
  }
`;

const Head = styled.div`
  max-width: 40rem;
  margin-bottom: ${tokens.space[6]};
  p {
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
  }
`;

const Ways = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[1]};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${tokens.target.base};
    padding-inline: ${tokens.space[3]};
    border-radius: ${tokens.radius.control};
    color: ${tokens.color.ink};
    font-size: ${tokens.size.small};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: ${tokens.color.pineSoft};
  }
  [aria-current] {
    background: ${tokens.color.pineSoft};
    color: ${tokens.color.pine};
  }
  ${media.small} {
    ul {
      margin-inline: calc(-1 * ${tokens.space[2]});
      justify-content: space-between;
      flex-wrap: nowrap;
      gap: 0;
    }
    a {
      padding-inline: ${tokens.space[2]};
      text-align: center;
    }
  }
  ${media.large} {
    ul {
      flex-direction: column;
    }
  }
`;
