import { useMemo } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Disclosure } from '../../../storefront/ui/controls/Disclosure';
import { tokens } from '../../../storefront/ui/theme/tokens';
import type { RecordedPart } from '../openRecording';
import { holesIn, type Hole } from '../outline';

interface HoleListProps {
  readonly parts: readonly RecordedPart[];
  readonly onFollow: (hole: Hole) => void;
}

/** Everything that the recording declares to be missing, each with its reason; renders nothing if nothing is. */
export function HoleList({ parts, onFollow }: HoleListProps) {
  const t = useMessages();
  const holes = useMemo(() => holesIn(t, parts), [t, parts]);
  if (holes.length === 0) return null;
  return (
    <Disclosure summary={t('support.mark.gap', { count: holes.length })}>
      <List>
        {holes.map((hole) => (
          <li key={`${hole.part}.${hole.position}.${hole.text}`}>
            <Button variant="quiet" onClick={() => onFollow(hole)}>
              {t('supportSession.moment', { part: hole.part + 1, action: hole.action })}
            </Button>{' '}
            {hole.text}
          </li>
        ))}
      </List>
    </Disclosure>
  );
}

const List = styled.ol`
  max-height: 30dvh;
  overflow-y: auto;
  font-size: ${tokens.size.small};
`;
