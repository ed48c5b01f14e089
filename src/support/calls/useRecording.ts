import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectView } from '../app/viewSlice';
import { useSupportSelector } from '../kernel/hooks';
import { supportApi } from './supportApi';

/** The id of the current session; undefined: the page shows no session of the server. */
export function useSession(): string | undefined {
  const view = useSupportSelector(selectView);
  return view.page === 'session' ? view.session : undefined;
}

/**
 * What the server knows of the current session. Each read is noted in the audit log, so the page stays subscribed as
 * long as the session is shown.
 */
export const useRecording = () => supportApi.useRecordingQuery(useSession() ?? skipToken);
