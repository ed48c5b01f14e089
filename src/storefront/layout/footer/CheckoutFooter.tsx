import ExternalLink from 'lucide-react/icons/external-link';
import styled from 'styled-components';
import { safeAddress } from '../../../contract/pages/safeAddress';
import { useShopSelector } from '../../kernel/hooks';
import { useMessages } from '../../messages';
import { Icon } from '../../ui/controls/Icon';
import { PageColumn } from '../../ui/layout/PageFrame';
import { tokens } from '../../ui/theme/tokens';
import { BuilderLink } from '../links';
import { selectSiteConfiguration } from '../../features/site';
import { Banners } from './Banners';
import { CompactFooter } from './CompactFooter';
import { CookieSettings } from './CookieSettings';
import { LinkColumns } from './LinkColumns';

interface CheckoutFooterProps {
  readonly layoutFull?: boolean;
}

/** The checkout footer (FTR-02, FTR-03): in full with its banners, columns and legal line, or compact. */
export function CheckoutFooter({ layoutFull = true }: CheckoutFooterProps) {
  return layoutFull ? <FullFooter /> : <CompactFooter />;
}

function FullFooter() {
  const t = useMessages();
  const { websiteLink, legalText } = useShopSelector((state) => selectSiteConfiguration(state).footer);
  const website = websiteLink && safeAddress(websiteLink.url);
  return (
    <Band>
      <PageColumn>
        <Banners />
        <LinkColumns />
        <Last>
          {websiteLink && website && (
            <BuilderLink href={website} target="NewWindow" newWindowLabel={t('links.newWindow')}>
              <Icon icon={ExternalLink} size="x-small" />
              {websiteLink.label}
            </BuilderLink>
          )}
          <p>{legalText ?? t('footer.legal')}</p>
          <CookieSettings />
        </Last>
      </PageColumn>
    </Band>
  );
}

const Band = styled.div`
  margin-top: ${tokens.space[16]};
  padding-block: ${tokens.space[8]} ${tokens.space[4]};
  background: ${tokens.color.paperDeep};
  > div {
    display: grid;
    gap: ${tokens.space[8]};
  }
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[6]};
  padding-top: ${tokens.space[3]};
  border-top: 1px solid ${tokens.color.hairline};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.size.caption};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-height: ${tokens.target.base};
    color: ${tokens.color.ink};
  }
`;
