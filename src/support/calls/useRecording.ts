import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectView } from '../app/viewSlice';
import { useSupportSelector } from '../kernel/hooks';
import { supportApi } from './supportApi';

/** The id of the session that is shown; undefined: the page shows none of the server's. */
export function useSession(): string | undefined {
  const view = useSupportSelector(selectView);
  return view.page === 'session' ? view.session : undefined;
}

/**
 * What the server knows of the session that is shown. Each reading is in the audit log, so the page stays subscribed as
 * long as the session is shown.
 */
export const useRecording = () => supportApi.useRecordingQuery(useSession() ?? skipToken);
