import { decodeLine } from '../../../../journal/decode';
import type { RecordingPreview } from '../../../features/recording';
import { pageArrived } from '../../../kernel/pageArrived';
import { locationChanged } from '../../../kernel/location';
import { addressIn } from '../momentOf';

const ACTION = /^\{"k":"action",.*?"a":\{"type":"([^"]+)"/;
/** The maximum number of addresses in a preview; of more, the last ones are shown. */
const MOST_ADDRESSES = 30;

/**
 * What a shopper is shown of a page's recording before it is sent: its addresses, the number of its actions, and its
 * size in kilobytes (a thousand characters count as one).
 */
export function describeRecording(text: string): RecordingPreview {
  const addresses = new Set<string>();
  let actions = 0;
  for (const line of text.split('\n')) {
    const type = ACTION.exec(line)?.[1];
    if (type === undefined) continue;
    actions += 1;
    if (type !== pageArrived.type && type !== locationChanged.type) continue;
    const decoded = decodeLine(line, 0);
    const address = decoded.ok && decoded.record.k === 'action' ? addressIn(decoded.record.a) : undefined;
    if (address !== undefined) addresses.add(address);
  }
  const kilobytes = Math.ceil(text.length / 1000);
  return { addresses: [...addresses].slice(-MOST_ADDRESSES), actions, kilobytes };
}
