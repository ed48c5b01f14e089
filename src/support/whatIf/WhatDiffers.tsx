import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { Stack } from '../../storefront/ui/layout/Stack';
import { Badge } from '../../storefront/ui/text/Badge';
import { useSupportSelector } from '../kernel/hooks';
import { useMoveTo } from '../moments/useMoveTo';
import { selectWhatIf, type ComparedPage } from './whatIfSlice';

/** The states and pages that differ because of the replaced answer. */
export function WhatDiffers() {
  const t = useMessages();
  const { comparison, pages } = useSupportSelector(selectWhatIf);
  if (!comparison) return null;
  const { states, differing, keys, stopped } = comparison;
  return (
    <Stack as="section" $gap="3" aria-label={t('support.whatIf.differs')}>
      <p role="status">
        {t('support.whatIf.states', { count: differing.length, states })}
        {keys.length > 0 && ` ${t('support.whatIf.keys', { keys: keys.join(', ') })}`}
      </p>
      {stopped && <p>{t('support.whatIf.stopped', { at: stopped.position, reason: stopped.reason })}</p>}
      {pages && pages.length > 0 && (
        <Stack as="ol" $gap="2">
          {pages.map((page) => (
            <Page key={page.position} page={page} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Page({ page: { part, position, moment, differs } }: { readonly page: ComparedPage }) {
  const t = useMessages();
  const moveTo = useMoveTo();
  return (
    <li>
      <Button variant="quiet" onClick={() => moveTo({ part, position })}>
        {t(`support.moment.${moment.kind}`, { of: moment.of })}
      </Button>{' '}
      <Badge $variant={differs ? 'warning' : 'neutral'}>
        {t(differs ? 'support.whatIf.pageDiffers' : 'support.whatIf.pageSame')}
      </Badge>
    </li>
  );
}
