import { useEffect, useRef, type RefObject } from 'react';
import { withBase } from '../../contract/pages/basePath';
import { PLAYER_PAGE, playerOf } from '../../contract/recordings/player';
import { afterDelay } from '../../storefront/platform/afterDelay';
import { followFrame } from '../../storefront/platform/builderPage/frame';
import { ownRelease } from '../../storefront/platform/environment';
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

/**
 * The shopper's page in a frame of the size of their window, scaled down to fit. It ignores clicks. Each release whose
 * player shows some of the parts has a frame; the one for the current part is visible.
 */
export function PlayedPage() {
  const player = usePlayer();
  const { part, players } = useSupportSelector(selectPlayback);
  const { width, height } = player.outlines()[part]?.viewport ?? USUAL;
  const shown = player.parts()[part]?.release ?? ownRelease();
  return (
    <Stage pixels={width} height={height}>
      {(players.length > 0 ? players : [ownRelease()]).map((release) => (
        <div key={release} hidden={players.length > 1 && release !== shown}>
          <PlayerFrame release={release} width={width} height={height} />
        </div>
      ))}
    </Stage>
  );
}

interface PlayerFrameProps {
  readonly release: string;
  readonly width: number;
  readonly height: number;
}

function PlayerFrame({ release, width, height }: PlayerFrameProps) {
  const t = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  useStage(frame, release);
  return (
    <iframe
      ref={frame}
      src={withBase(release === ownRelease() ? PLAYER_PAGE : playerOf(release))}
      title={t('support.session.page', { width, height })}
      tabIndex={-1}
    />
  );
}

/** Passes the frame to the player; its page may still be loading. */
function useStage(frame: RefObject<HTMLIFrameElement | null>, release: string): void {
  const player = usePlayer();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let resolve: ((stage: FramedStage | undefined) => void) | undefined;
    player.attach(
      release,
      new Promise((ready) => {
        resolve = ready;
      }),
    );
    const attach = (stage: FramedStage | undefined) => {
      // A frame that is loaded again brings another page.
      if (resolve) resolve(stage);
      else player.attach(release, Promise.resolve(stage));
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
      player.attach(release, Promise.resolve(undefined));
    };
  }, [frame, player, release]);
}

const stageOf = ({ contentWindow }: HTMLIFrameElement): FramedStage | undefined => contentWindow?.comptoirStage;

const isReady = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && Reflect.get(message, 'type') === STAGE_READY;
