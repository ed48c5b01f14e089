import { useSupportDispatch } from '../kernel/hooks';
import { paused, seekRequested, type PlaybackPosition } from '../playback/playbackSlice';

/** Moves the open recording to a position, and stops there. */
export function useMoveTo(): (target: PlaybackPosition) => void {
  const dispatch = useSupportDispatch();
  return (target) => {
    dispatch(paused());
    dispatch(seekRequested(target));
  };
}
