import CloudAlert from 'lucide-react/icons/cloud-alert';
import { HOME_ADDRESS } from '../../contract/pages/pageReference';
import { SendToSupport } from '../features/recording';
import { selectLocation } from '../kernel/location';
import { useMessages } from '../messages';
import { ButtonLink } from '../ui/controls/ButtonLink';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageColumn } from '../ui/layout/PageFrame';
import { useShopSelector } from '../kernel/hooks';

/** Shown instead of a page whose rendering threw. */
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
            {/* This link requests the page from the server again. */}
            <ButtonLink href={pathname + search} variant="primary" target="_self">
              {t('errors.failed.again')}
            </ButtonLink>
            <ButtonLink href={HOME_ADDRESS}>{t('errors.home')}</ButtonLink>
          </>
        }
      >
        {t('errors.failed.text')} <SendToSupport />
      </EmptyState>
    </PageColumn>
  );
}
