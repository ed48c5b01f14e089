import { useState } from 'react';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { useRecording } from '../../calls/useRecording';
import type { ShownMoment } from '../useMoment';
import { AnyOrder } from './AnyOrder';
import { RecordedPrices } from './RecordedPrices';
import { subjectsIn } from './recorded/subjectsIn';
import { StoredOrder } from './StoredOrder';

const STORED = 'stored ';

/**
 * Explains prices: those of the cart, a product or an order as the page had them at the current moment, and those of
 * orders as the server has stored them: the session's, and any other by its reference.
 */
export function PricePanel({ store }: ShownMoment) {
  const t = useMessages();
  const { data: recording } = useRecording();
  const [chosen, setChosen] = useState<string | null>(null);
  const subjects = subjectsIn(store.getState());
  const references = new Set([
    ...(recording?.orders ?? []).map(({ orderReference }) => orderReference),
    ...subjects.flatMap(({ kind, name }) => (kind === 'order' ? [name] : [])),
  ]);
  const options = [
    ...subjects.map(({ key, kind, name }) => ({ value: key, label: t(`support.price.subject.${kind}`, { name }) })),
    ...[...references].map((name) => ({ value: STORED + name, label: t('support.price.subject.stored', { name }) })),
  ];
  const isOffered = options.some(({ value }) => value === chosen);
  const shown = isOffered && chosen !== null ? chosen : subjects[0]?.key;
  const subject = subjects.find(({ key }) => key === shown);
  return (
    <Stack $gap="6">
      {(options.length > 1 || references.size > 0) && (
        <Select
          label={t('support.price.subject')}
          value={shown ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={shown === undefined ? [{ value: '', label: '–' }, ...options] : options}
        />
      )}
      {subject && <RecordedPrices key={subject.key} subject={subject} />}
      {!subject && shown?.startsWith(STORED) && <StoredOrder reference={shown.slice(STORED.length)} />}
      {subjects.length === 0 && shown === undefined && <p>{t('support.price.none')}</p>}
      <AnyOrder />
    </Stack>
  );
}
