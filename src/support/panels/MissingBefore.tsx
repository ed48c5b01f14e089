import styled from 'styled-components';
import { useMessages, type Translate } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import type { ShownMoment } from './useMoment';

/** What the recording declares to be missing right before a moment, and why; nothing where it lacks nothing. */
export function MissingBefore({ store, shown, position }: ShownMoment) {
  const t = useMessages();
  const header = position === 0 ? shown.records.at(0) : undefined;
  const gap = store.gapBefore(position);
  const missing = [
    ...(header?.k === 'header' ? beforePart(t, header) : []),
    ...(gap?.k === 'gap' ? [beforeAction(t, gap.reason)] : []),
  ];
  return missing.map((text) => <Missing key={text}>{text}</Missing>);
}

interface Declared {
  readonly killed?: true;
  readonly unrecorded?: number;
  readonly unsent?: number;
}

const beforePart = (t: Translate, { killed, unrecorded = 0, unsent = 0 }: Declared): readonly string[] => [
  ...(killed ? [t('support.missing.killed')] : []),
  ...(unrecorded > 0 ? [t('support.missing.unrecorded', { count: unrecorded })] : []),
  ...(unsent > 0 ? [t('support.missing.unsentParts', { count: unsent })] : []),
];

/** A later release may have reasons that this one does not know: they are said as they are. */
function beforeAction(t: Translate, reason: string): string {
  switch (reason) {
    case 'size':
      return t('support.missing.size');
    case 'unsent':
      return t('support.missing.unsent');
    case 'consent-withdrawn':
      return t('support.missing.consentWithdrawn');
    case 'state-moved':
      return t('support.missing.stateMoved');
    case 'unregistered':
    case 'unserialisable':
      return t('support.missing.unwritten');
    default:
      return t('support.missing.other', { reason });
  }
}

const Missing = styled.p`
  margin: 0 0 ${tokens.space[3]};
  font-weight: 600;
`;
