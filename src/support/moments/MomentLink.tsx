import type { MouseEvent, ReactNode } from 'react';
import { sessionPageAddress, type RecordingMoment } from '../../contract/recordings/supportPages';
import { withBase } from '../../contract/pages/basePath';
import { isPlainClick } from '../../storefront/ui/controls/isPlainClick';
import { useSession } from '../calls/useRecording';
import { useSupportSelector } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';
import { positionOf } from './positionOf';
import { useMoveTo } from './useMoveTo';

interface MomentLinkProps {
  readonly moment: RecordingMoment;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link to a moment of the current session; a plain click moves the recording there without leaving the page. */
export function MomentLink({ moment, onFollow, children }: MomentLinkProps) {
  const player = usePlayer();
  const moveTo = useMoveTo();
  const session = useSession();
  const { status, part, position } = useSupportSelector(selectPlayback);
  const target = status === 'open' ? positionOf(player.outlines(), moment) : undefined;
  const isCurrent = target?.part === part && target.position === position;
  const follow = (event: MouseEvent) => {
    if (!target || !isPlainClick(event)) return;
    event.preventDefault();
    moveTo(target);
    onFollow?.();
  };
  return (
    <a
      href={session === undefined ? undefined : withBase(sessionPageAddress(session, moment))}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
