import styled from 'styled-components';
import { useMessages } from '../../storefront/messages';
import { tokens } from '../../storefront/ui/theme/tokens';
import { missingBefore } from '../player/outline';
import type { ShownMoment } from './useMoment';

/** What the recording declares to be missing right before a moment, and why; nothing if nothing is missing. */
export function MissingBefore({ store, shown, position }: ShownMoment) {
  const t = useMessages();
  return missingBefore(t, { store, records: shown.records }, position).map((text) => (
    <Missing key={text}>{text}</Missing>
  ));
}

const Missing = styled.p`
  margin: 0 0 ${tokens.space[3]};
  font-weight: 600;
`;
