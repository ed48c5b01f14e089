import { SUPPORT_PAGES, type RecordingMoment } from '../../contract/recordings/supportPages';
import type { ViewState } from './viewSlice';

const SESSIONS = SUPPORT_PAGES.session.replace(':session', '');

/** The moment that an address names; null: it names none, or not by two numbers. */
function momentIn(search: string): RecordingMoment | null {
  const query = new URLSearchParams(search);
  const numberOf = (name: string) => (/^\d{1,7}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null);
  const [part, action] = [numberOf('part'), numberOf('action')];
  return part === null || action === null ? null : { part, action };
}

/** The page of support at an address. */
export function supportPageAt(pathname: string, search: string): ViewState {
  if (pathname === SUPPORT_PAGES.file) return { page: 'file' };
  if (!pathname.startsWith(SESSIONS)) return { page: 'sessions' };
  return { page: 'session', session: decodeURIComponent(pathname.slice(SESSIONS.length)), moment: momentIn(search) };
}
