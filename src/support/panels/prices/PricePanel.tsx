import { useState } from 'react';
import type { PriceTrace } from '../../../contract/recordings/priceTrace';
import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { Cell, Head, Row, Table } from '../../../storefront/ui/layout/Table';
import { Badge } from '../../../storefront/ui/text/Badge';
import type { ShownMoment } from '../useMoment';
import { subjectsIn, type PricedSubject } from './recorded/subjectsIn';
import { TraceView } from './TraceView';

/** Why the prices of the current moment are what they are: of its cart, a product or an order, as the page had them. */
export function PricePanel({ store }: ShownMoment) {
  const t = useMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const subjects = subjectsIn(store.getState());
  const subject = subjects.find(({ key }) => key === chosen) ?? subjects[0];
  return (
    <Stack $gap="6">
      {subjects.length > 1 && (
        <Select
          label={t('support.price.subject')}
          value={subject?.key ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={subjects.map((one) => ({
            value: one.key,
            label: t(`support.price.subject.${one.kind}`, { name: one.name }),
          }))}
        />
      )}
      {subject ? <Recorded {...subject} /> : <p>{t('support.price.none')}</p>}
    </Stack>
  );
}

function Recorded({ trace, tiers }: PricedSubject) {
  const t = useMessages();
  return (
    <>
      <p>
        <Badge $variant="info">{t('support.price.source.recorded')}</Badge>
      </p>
      <TraceView trace={trace} />
      {tiers.length > 0 && <TierRows tiers={tiers} trace={trace} />}
    </>
  );
}

function TierRows({ tiers, trace: { currency } }: Pick<PricedSubject, 'tiers'> & { readonly trace: PriceTrace }) {
  const t = useMessages();
  const { money, number } = useFormatting();
  const unit = t('support.price.unit');
  return (
    <Table caption={t('support.price.tiers')} showCaption>
      <thead>
        <Row>
          <Head>{t('support.price.tiers.quantity')}</Head>
          <Head align="end">{unit}</Head>
        </Row>
      </thead>
      <tbody>
        {tiers.map(({ lowerBound, upperBound, unitCents }) => (
          <Row key={lowerBound}>
            <Cell heads>
              {upperBound === null
                ? t('support.price.step.tierFrom', { from: number(lowerBound) })
                : t('support.price.step.tier', { from: number(lowerBound), to: number(upperBound) })}
            </Cell>
            <Cell label={unit} align="end">
              {money(unitCents, currency)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
