import type { PriceTrace } from '../../../contract/recordings/priceTrace';
import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Message } from '../../../storefront/ui/feedback/Message';

/** Amounts for which the shop's own functions compute another value than was shown, each in words. */
export function Disagreements({ trace: { disagreements, lines, currency } }: { readonly trace: PriceTrace }) {
  const t = useMessages();
  const { money } = useFormatting();
  if (disagreements.length === 0) return null;
  return (
    <Message variant="warning" title={t('support.price.disagrees', { count: disagreements.length })}>
      <ul>
        {disagreements.map(({ of, lineId, tracedCents, actualCents }, index) => (
          <li key={index}>
            {t('support.price.disagreement', {
              what: t(`support.price.amount.${of}`),
              name: lines.find((line) => line.lineId === lineId)?.name ?? '',
              named: lineId === null ? 'no' : 'yes',
              actual: money(actualCents, currency),
              traced: money(tracedCents, currency),
            })}
          </li>
        ))}
      </ul>
    </Message>
  );
}
