import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { WidgetName } from '../../../contract/content/contentDocument';
import { settingsOpened } from '../../features/consent';
import { contactForm } from '../../features/contact';
import { useShopDispatch } from '../../kernel/hooks';
import { phoneAddress } from '../../formatting';
import { useMessages } from '../../messages';
import { Button } from '../../ui/controls/Button';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Icon } from '../../ui/controls/Icon';
import { tokens } from '../../ui/theme/tokens';
import { BrowserStorage } from './BrowserStorage';
import { HelpSearch } from './HelpSearch';
import { SiteMap } from './SiteMap';

/** The component for a widget of a content. It is defined in `pages`, because it combines features and layout. */
export function widgetNamed(name: WidgetName): ReactNode {
  switch (name) {
    case 'siteMap':
      return <SiteMap />;
    case 'browserStorage':
      return <BrowserStorage />;
    case 'consentSettings':
      return <ConsentSettings />;
    case 'contactForm':
      return (
        <>
          <Telephone />
          <contactForm.Show />
        </>
      );
    case 'helpSearch':
      return <HelpSearch />;
  }
}

function ConsentSettings() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  return (
    <Line>
      <Button onClick={() => dispatch(settingsOpened())}>{t('content.consent')}</Button>
    </Line>
  );
}

function Telephone() {
  const t = useMessages();
  const phone = t('header.phone');
  return (
    <Line>
      <ButtonLink href={phoneAddress(phone)}>
        <Icon icon={Phone} size="small" />
        {t('content.contact.phone', { phone })}
      </ButtonLink>
    </Line>
  );
}

const Line = styled.p`
  margin-block: ${tokens.space[5]};
`;
