import { useSupportDispatch } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { fileChosen } from '../playback/playbackSlice';
import { RecordingFile } from '../player/tools/RecordingFile';

/** Opens a recording from a file, in the console. */
export function FileChoice() {
  const dispatch = useSupportDispatch();
  const player = usePlayer();
  return (
    <RecordingFile
      onFile={(file) => {
        player.offer(file);
        dispatch(fileChosen());
      }}
    />
  );
}
