import { useEffect, useRef, type RefObject } from 'react';
import { withBase } from '../../contract/pages/basePath';
import { followFrame } from '../../storefront/platform/builderPage/frame';
import { useMessages } from '../../storefront/messages';
import { Stage } from '../../builder/preview/Stage';
import { useSupportSelector } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';
import { STAGE_READY, type Stage as FramedStage } from '../player/stage';

/** The page of a usual desktop, where a recording does not say how large its window was. */
const USUAL = { width: 1440, height: 900 };

/** The shopper's page in a frame of the size of their window, scaled down where there is no room. It takes no click. */
export function PlayedPage() {
  const t = useMessages();
  const player = usePlayer();
  const { part } = useSupportSelector(selectPlayback);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height } = player.outlines()[part]?.viewport ?? USUAL;
  useStage(frame);
  return (
    <Stage pixels={width} height={height}>
      <iframe
        ref={frame}
        src={withBase('/replay')}
        title={t('support.session.page', { width, height })}
        tabIndex={-1}
      />
    </Stage>
  );
}

/** Gives the player the frame once it is there. */
function useStage(frame: RefObject<HTMLIFrameElement | null>): void {
  const player = usePlayer();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const attach = () => player.attach(stageOf(element));
    attach();
    const leave = followFrame(element, (message) => {
      if (isReady(message)) attach();
    });
    return () => {
      leave();
      player.attach(undefined);
    };
  }, [frame, player]);
}

const stageOf = ({ contentWindow }: HTMLIFrameElement): FramedStage | undefined => contentWindow?.comptoirStage;

const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && Reflect.get(message, 'type') === STAGE_READY;
