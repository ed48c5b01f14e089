import { useSupportDispatch } from '../kernel/hooks';
import { paused, seekRequested, type PlaybackPosition } from '../playback/playbackSlice';

/** Leads to a place of the open recording, and stays there. */
export function useMoveTo(): (target: PlaybackPosition) => void {
  const dispatch = useSupportDispatch();
  return (target) => {
    dispatch(paused());
    dispatch(seekRequested(target));
  };
}
