import MapPinOff from 'lucide-react/icons/map-pin-off';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { sendToSupport } from '../../features/recording';
import { searchForm } from '../../features/search';
import { phoneAddress } from '../../formatting';
import { useMessages, type MessageId } from '../../messages';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Icon } from '../../ui/controls/Icon';
import { PageColumn } from '../../ui/layout/PageFrame';
import { tokens } from '../../ui/theme/tokens';
import { CategoryLinks } from './CategoryLinks';

interface NotFoundProps {
  readonly title: MessageId;
  readonly text: MessageId;
  /** The most helpful action, as a button or link; it comes first. */
  readonly children?: ReactNode;
  /** The missing object is an order or an invoice: a phone call helps more than a search. */
  readonly isOrder?: boolean;
}

/**
 * Says what was not found, and offers the home page, support, and the search box with the categories; for an order or
 * an invoice it offers the telephone instead of search box and categories.
 */
export function NotFound({ title, text, children, isOrder = false }: NotFoundProps) {
  const t = useMessages();
  const phone = t('header.phone');
  return (
    <Page>
      <span>
        <Icon icon={MapPinOff} size="large" />
      </span>
      <h1 tabIndex={-1}>{t(title)}</h1>
      <p>{t(text)}</p>
      {children}
      {isOrder ? (
        <Call href={phoneAddress(phone)}>
          <Icon icon={Phone} size="small" />
          {phone}
        </Call>
      ) : (
        <searchForm.Show landmark={t('errors.missing.search')} />
      )}
      <ButtonLink href={HOME_ADDRESS}>{t('errors.home')}</ButtonLink>
      {!isOrder && <CategoryLinks />}
      <sendToSupport.Show />
    </Page>
  );
}

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.target.base};
  font-weight: 600;
`;

const Page = styled(PageColumn)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[4]};
  padding-block: ${tokens.space[12]};
  text-align: center;
  > span {
    display: grid;
    place-items: center;
    width: 5rem;
    height: 5rem;
    border-radius: 50%;
    background: ${tokens.color.butterSoft};
    color: ${tokens.color.butterDeep};
  }
  > p {
    max-width: 34rem;
    color: ${tokens.color.inkSoft};
    text-wrap: balance;
  }
  /* The link to support: high enough for a finger. */
  > a[aria-haspopup] {
    padding-block: ${tokens.space[2]};
  }
  > div {
    width: min(100%, 34rem);
  }
`;
