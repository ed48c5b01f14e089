import { requestOf } from '../../../journal/requests';
import { useMessages } from '../../../storefront/messages';
import type { ShownMoment } from '../useMoment';
import { ValueTree } from '../ValueTree';

/** The call that the current action belongs to: its request and its answer. */
export function CallPanel({ record }: ShownMoment) {
  const t = useMessages();
  const request = record && requestOf(record);
  return request ? <ValueTree value={request.meta} /> : <p>{t('support.panel.noRequest')}</p>;
}
