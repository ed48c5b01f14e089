import styled from 'styled-components';
import { SHOP_LOCALE } from '../../contract/constants';
import type { ActivityCounts } from '../../contract/tracking/activityCounts';
import { ACTIVITY_TYPES, type ActivityType } from '../../contract/tracking/activityTypes';
import { useMessages } from '../../storefront/messages';
import { Cell, Head, Row, Table } from '../../storefront/ui/layout/Table';
import { tokens } from '../../storefront/ui/theme/tokens';

type Counts = ActivityCounts['counts'];

// A calendar day is a number to reckon with, no moment in Paris.
const days = new Intl.DateTimeFormat(SHOP_LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const numbers = new Intl.NumberFormat(SHOP_LOCALE);

const sumOf = (counts: Counts): number => counts.reduce((sum, { count }) => sum + count, 0);

/** A row a day, newest first, and a column for each type that occurs; sums of both first. */
export function ActivityTable({ counts }: { readonly counts: Counts }) {
  const t = useMessages();
  const types = ACTIVITY_TYPES.filter((type) => counts.some((counted) => counted.type === type));
  const shownDays = [...new Set(counts.map(({ day }) => day))].sort().reverse();
  const row = (title: string, of: Counts) => (
    <Row key={title}>
      <Cell heads>{title}</Cell>
      <Cell label={t('builderActivity.sum')} align="end">
        <strong>{numbers.format(sumOf(of))}</strong>
      </Cell>
      {types.map((type) => (
        <Cell key={type} label={labelOf(type)} align="end">
          {numbers.format(sumOf(of.filter((counted) => counted.type === type)))}
        </Cell>
      ))}
    </Row>
  );
  const labelOf = (type: ActivityType) => t(`builderActivity.type.${type}`);
  return (
    // Wider than its window it scrolls by itself, with keys too.
    <Wide role="region" aria-label={t('builderActivity.title')} tabIndex={0}>
      <Table caption={t('builderActivity.title')}>
        <thead>
          <Row>
            <Head>{t('builderActivity.day')}</Head>
            <Head align="end">{t('builderActivity.sum')}</Head>
            {types.map((type) => (
              <Head key={type} align="end">
                {labelOf(type)}
              </Head>
            ))}
          </Row>
        </thead>
        <tbody>
          {row(t('builderActivity.all'), counts)}
          {shownDays.map((day) =>
            row(
              days.format(Date.parse(day)),
              counts.filter((counted) => counted.day === day),
            ),
          )}
        </tbody>
      </Table>
    </Wide>
  );
}

const Wide = styled.div`
  overflow-x: auto;
  font-variant-numeric: tabular-nums;
  font-size: ${tokens.size.small};
  tbody th {
    white-space: nowrap;
  }
`;
