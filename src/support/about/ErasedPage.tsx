import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { SUPPORT_PAGE } from '../../contract/recordings/supportPaths';
import { useMessages } from '../../storefront/messages';
import { ButtonLink } from '../../storefront/ui/controls/ButtonLink';
import { EmptyState } from '../../storefront/ui/feedback/EmptyState';

/** Shown instead of a session that was erased here. */
export function ErasedPage() {
  const t = useMessages();
  const page = useRef<HTMLElement>(null);
  // The control that had the focus was removed with the session's page: keyboard use would start again at the top.
  useEffect(() => page.current?.focus(), []);
  return (
    <main ref={page} tabIndex={-1} aria-label={t('supportSession.erased')}>
      <EmptyState
        icon={Trash}
        level={1}
        title={t('supportSession.erased')}
        actions={
          <ButtonLink variant="primary" href={SUPPORT_PAGE}>
            {t('supportSession.erased.list')}
          </ButtonLink>
        }
      >
        {t('supportSession.erased.text')}
      </EmptyState>
    </main>
  );
}
