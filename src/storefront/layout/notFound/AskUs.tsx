import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import styled from 'styled-components';
import { CONTACT_PAGE } from '../../../contract/contact/contactMessage';
import { phoneAddress } from '../../formatting';
import { useMessages } from '../../messages';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Icon } from '../../ui/controls/Icon';
import { Card } from '../../ui/layout/Card';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';

/** Whom to ask about products that the search does not find: the contact form and the telephone. */
export function AskUs() {
  const t = useMessages();
  const heading = useId();
  const phone = t('header.phone');
  return (
    <Root as="section" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t('search.nothing.contact.title')}</h2>
        <p>{t('search.nothing.contact.text')}</p>
      </div>
      <footer>
        <ButtonLink href={CONTACT_PAGE}>{t('search.nothing.contact.write')}</ButtonLink>
        <a href={phoneAddress(phone)}>
          <Icon icon={Phone} size="small" />
          {phone}
        </a>
      </footer>
    </Root>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  margin-top: ${tokens.space[10]};
  padding: ${tokens.space[6]};
  > div {
    flex: 1 1 20rem;
  }
  h2 {
    font-size: ${tokens.size.title};
  }
  p {
    max-width: 40rem;
    margin-top: ${tokens.space[1]};
    color: ${tokens.color.inkSoft};
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[4]};
  }
  footer > a:last-child {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    font-weight: 600;
    white-space: nowrap;
  }
  ${media.small} {
    padding: ${tokens.space[4]};
  }
`;
