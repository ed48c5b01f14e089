import { useEffect, useRef, type RefObject } from 'react';
import { withBase } from '../../contract/pages/basePath';
import { afterDelay } from '../../storefront/platform/afterDelay';
import { followFrame } from '../../storefront/platform/builderPage/frame';
import { useMessages } from '../../storefront/messages';
import { Stage } from '../../builder/preview/Stage';
import { useSupportSelector } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { selectPlayback } from '../playback/playbackSlice';
import { STAGE_READY, type Stage as FramedStage } from '../player/stage';

/** The size of a usual desktop window, if the recording has none. */
const USUAL = { width: 1440, height: 900 };
/** Time in ms after which a frame without a page is assumed to stay empty. */
const LONGEST_LOAD_MS = 60_000;

/** The shopper's page in a frame of the size of their window, scaled down to fit. It ignores clicks. */
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

/** Passes the frame to the player; its page may still be loading. */
function useStage(frame: RefObject<HTMLIFrameElement | null>): void {
  const player = usePlayer();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let resolve: ((stage: FramedStage | undefined) => void) | undefined;
    player.attach(
      new Promise((ready) => {
        resolve = ready;
      }),
    );
    const attach = (stage: FramedStage | undefined) => {
      // A frame that is loaded again brings another page.
      if (resolve) resolve(stage);
      else player.attach(Promise.resolve(stage));
      resolve = undefined;
    };
    const present = stageOf(element);
    if (present) attach(present);
    // If there is no page, waiting for it must end, because it keeps the recording locked.
    const endWait = afterDelay(LONGEST_LOAD_MS, () => {
      if (resolve) attach(undefined);
    });
    const leave = followFrame(element, (message) => {
      if (isReady(message)) attach(stageOf(element));
    });
    return () => {
      leave();
      endWait();
      // Also ends pending waits for the page.
      attach(undefined);
      player.attach(Promise.resolve(undefined));
    };
  }, [frame, player]);
}

const stageOf = ({ contentWindow }: HTMLIFrameElement): FramedStage | undefined => contentWindow?.comptoirStage;

const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && Reflect.get(message, 'type') === STAGE_READY;
