import CloudAlert from 'lucide-react/icons/cloud-alert';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { withBase } from '../../../contract/pages/basePath';
import { SendToSupport } from '../../features/recording';
import { selectLocation } from '../../kernel/location';
import { useMessages } from '../../messages';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageColumn } from '../../ui/layout/PageFrame';
import { buttonStyles, type ButtonStyleProps } from '../../ui/controls/button.styles';
import styled from 'styled-components';
import { useShopSelector } from '../../kernel/hooks';

/** Shown in place of a page whose rendering threw. */
export function PageFailed() {
  const t = useMessages();
  const { pathname, search } = useShopSelector(selectLocation);
  return (
    <PageColumn role="alert">
      <EmptyState
        icon={CloudAlert}
        level={1}
        title={t('errors.failed.title')}
        actions={
          <>
            {/* A plain anchor, so that the page is requested from the server again. */}
            <Again href={withBase(pathname + search)} $variant="primary" $wide={false}>
              {t('errors.failed.again')}
            </Again>
            <ButtonLink href={HOME_ADDRESS}>{t('errors.home')}</ButtonLink>
          </>
        }
      >
        {t('errors.failed.text')} <SendToSupport />
      </EmptyState>
    </PageColumn>
  );
}

const Again = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
