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

/** The page of a usual desktop, where a recording does not say how large its window was. */
const USUAL = { width: 1440, height: 900 };
/** A frame that shows no page by then is taken to be without one, in ms. */
const LONGEST_LOAD_MS = 60_000;

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

/** Gives the player the frame, whose page may come later. */
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
    // Without a page, waiting for it must end: the recording is held meanwhile.
    const endWait = afterDelay(LONGEST_LOAD_MS, () => {
      if (resolve) attach(undefined);
    });
    const leave = followFrame(element, (message) => {
      if (isReady(message)) attach(stageOf(element));
    });
    return () => {
      leave();
      endWait();
      // Also ends the wait of whoever waits for the page.
      attach(undefined);
      player.attach(Promise.resolve(undefined));
    };
  }, [frame, player]);
}

const stageOf = ({ contentWindow }: HTMLIFrameElement): FramedStage | undefined => contentWindow?.comptoirStage;

const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && Reflect.get(message, 'type') === STAGE_READY;
