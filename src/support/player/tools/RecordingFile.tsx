import { FileField } from '../../../builder/fields';
import { useMessages } from '../../../storefront/messages';

interface RecordingFileProps {
  readonly onFile: (file: File) => void;
}

/** Opens a recording from a file. */
export function RecordingFile({ onFile }: RecordingFileProps) {
  const t = useMessages();
  return (
    <FileField
      label={t('support.file.choose')}
      hint={t('support.file.source')}
      button={t('support.file.button')}
      accept=".gz,.ndjson,application/gzip,application/x-ndjson"
      onFile={onFile}
    />
  );
}
