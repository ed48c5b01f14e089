import { useSupportDispatch } from '../kernel/hooks';
import { paused, seekRequested, type Place } from '../playback/playbackSlice';

/** Leads to a place of the open recording, and stays there. */
export function useMoveTo(): (place: Place) => void {
  const dispatch = useSupportDispatch();
  return (place) => {
    dispatch(paused());
    dispatch(seekRequested(place));
  };
}
