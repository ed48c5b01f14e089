import { Tools } from '../../builder/toolbar/bar.styles';
import { useRecording } from '../calls/useRecording';
import { CopyLink } from '../moments/CopyLink';

/** What can be done with the session that is shown. */
export function SessionTools() {
  // Kept as long as the session is shown, whichever panel asks for it.
  useRecording();
  return (
    <Tools>
      <CopyLink />
    </Tools>
  );
}
