import { FileField } from '../../builder/fields';
import { useMessages } from '../../storefront/messages';
import { useSupportDispatch } from '../kernel/hooks';
import { usePlayer } from '../playback/consolePlayer';
import { fileChosen } from '../playback/playbackSlice';

/** Opens a recording that somebody has as a file. */
export function FileChoice() {
  const t = useMessages();
  const dispatch = useSupportDispatch();
  const player = usePlayer();
  return (
    <FileField
      label={t('support.file.choose')}
      accept=".gz,.ndjson,application/gzip,application/x-ndjson"
      onFile={(file) => {
        player.offer(file);
        dispatch(fileChosen());
      }}
    />
  );
}
