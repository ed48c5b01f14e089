import styled from 'styled-components';
import type { ActivityCounts } from '../../contract/tracking/activityCounts';
import { ACTIVITY_TYPES, type ActivityType } from '../../contract/tracking/activityTypes';
import { useMessages } from '../../storefront/messages';
import { Cell, Head, Row, Table } from '../../storefront/ui/layout/tables/Table';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useFormats } from '../language';

type Counts = ActivityCounts['counts'];

const sumOf = (counts: Counts): number => counts.reduce((sum, { count }) => sum + count, 0);

/**
 * One row per day, newest first, and one column per activity type that occurs; the first row and the first column of
 * numbers hold the totals.
 */
export function ActivityTable({ counts }: { readonly counts: Counts }) {
  const t = useMessages();
  const formats = useFormats();
  const types = ACTIVITY_TYPES.filter((type) => counts.some((counted) => counted.type === type));
  const shownDays = [...new Set(counts.map(({ day }) => day))].sort().reverse();
  const row = (title: string, of: Counts) => (
    <Row key={title}>
      <Cell heads>{title}</Cell>
      <Cell label={t('builderActivity.sum')} align="end">
        <strong>{formats.number.format(sumOf(of))}</strong>
      </Cell>
      {types.map((type) => (
        <Cell key={type} label={labelOf(type)} align="end">
          {formats.number.format(sumOf(of.filter((counted) => counted.type === type)))}
        </Cell>
      ))}
    </Row>
  );
  const labelOf = (type: ActivityType) => t(`builderActivity.type.${type}`);
  return (
    // A table wider than the dialog scrolls within it, by keyboard too.
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
              formats.day.format(Date.parse(day)),
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
